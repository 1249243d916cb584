"""Trains the network of a game on positions of self-play and writes it as a file that `galerne-learnt` reads.

    train.py CONFIG.toml OUT.net MANIFEST.json POSITIONS[*WEIGHT]...

Positions are files of a game's example that plays with itself (`play`). A tenth of the games (never of the positions) is held out: by it
the best weights are chosen and the calibration is measured. The file is read back, and its answers are compared with PyTorch's on 256
pinned positions.
"""

import hashlib
import json
import os
import struct
import sys
import time
import tomllib

import numpy as np
import torch
from torch import nn

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
MARK = b"GALNET01"


def read(path, weight):
    """The records of a file, the count of inputs and their hash."""
    with open(path, "rb") as file:
        head = file.readline().decode().split()
        if head[:2] != ["galerne-selfplay", "1"]:
            sys.exit(f"{path} holds no positions of self-play: its first line is {' '.join(head)[:60]!r}")
        count, inputs = int(head[3]), int(head[4], 16)
        kind = np.dtype([("seed", "<u8"), ("turn", "u1"), ("won", "u1"), ("points", "u1"), ("seat", "u1"),
                         ("worth", "<f4"), ("x", "u1", (count,))])
        rows = np.frombuffer(file.read(), dtype=kind)
    return rows, count, inputs, np.full(len(rows), weight, np.float32)


def returns(game, worth, won, share):
    """λ-returns of the worths that follow in the same game; the last position returns the result. Rows are in the order of play."""
    out = np.empty_like(worth)
    for at in range(len(worth) - 1, -1, -1):
        if at + 1 < len(worth) and game[at + 1] == game[at]:
            out[at] = (1 - share) * worth[at + 1] + share * out[at + 1]
        else:
            out[at] = won[at]
    return out


class Judge(nn.Module):
    """Inputs, layers cut off below zero, two answers: the logit of victory, the points."""

    def __init__(self, sizes):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes, sizes[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        return self.layers[-1](x)


def fit(config, x, target, points, weight, train, test, number, turns):
    """One fit with one cycle of the learning rate; the weights of its best epoch on the games held out. `turns` are the ways to turn and
    mirror the board: each batch is seen in one of them."""
    torch.manual_seed(config["seed"] + number)
    sizes = [x.shape[1], *config["hidden"][number % len(config["hidden"])], 2]
    model = Judge(sizes).to(DEVICE)
    rate, batch, epochs = config["rate"], config["batch"], config["epochs"]
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=config["weight_decay"])
    steps = max(1, (len(train) + batch - 1) // batch) * epochs
    cycle = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=rate, total_steps=steps)
    best, kept, curve = float("inf"), None, []
    for _ in range(epochs):
        model.train()
        order = train[torch.randperm(len(train), device=DEVICE)]
        for rows in order.split(batch):
            seen = x[rows]
            if turns is not None:
                seen = seen[:, turns[int(torch.randint(len(turns), (1,)))]]
            answer = model(seen.float() / 255.0)
            loss = nn.functional.binary_cross_entropy_with_logits(answer[:, 0], target[rows], reduction="none")
            loss = loss + config["points_weight"] * nn.functional.huber_loss(
                answer[:, 1], points[rows], reduction="none", delta=0.25)
            loss = (loss * weight[rows]).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            cycle.step()
        held = cross_entropy(model, x, target, test)
        curve.append(round(held, 5))
        if held < best:
            best, kept = held, {name: value.detach().clone() for name, value in model.state_dict().items()}
    # Judged from here on as it will be written.
    model.load_state_dict({name: value.half().float() for name, value in kept.items()})
    return model, best, curve


def merged(one, other):
    """Two models of the same sizes side by side: the mean of their answers, in one model of twice the width."""
    pairs = list(zip(one.layers, other.layers))
    both = Judge([pairs[0][0].in_features] + [2 * a.out_features for a, _ in pairs[:-1]] + [pairs[-1][0].out_features])
    both = both.to(DEVICE)
    with torch.no_grad():
        for place, (layer, (a, b)) in enumerate(zip(both.layers, pairs)):
            if place == 0:
                weight = torch.cat([a.weight, b.weight])
            elif place < len(pairs) - 1:
                weight = torch.block_diag(a.weight, b.weight)
            else:
                weight = torch.cat([a.weight, b.weight], 1) / 2
            last = place == len(pairs) - 1
            layer.weight.copy_(weight.half().float())
            layer.bias.copy_(((a.bias + b.bias) / 2 if last else torch.cat([a.bias, b.bias])).half().float())
    return both


@torch.no_grad()
def logits(model, x, rows):
    model.eval()
    return torch.cat([model(x[part].float() / 255.0)[:, 0] for part in rows.split(65536)])


def cross_entropy(model, x, target, rows):
    return nn.functional.binary_cross_entropy_with_logits(logits(model, x, rows), target[rows]).item()


def export(model, inputs, path):
    layers = list(model.layers)
    sizes = [layers[0].in_features, *(layer.out_features for layer in layers)]
    data = MARK + struct.pack("<QI", inputs, len(sizes)) + struct.pack(f"<{len(sizes)}I", *sizes)
    for layer in layers:
        for part in (layer.weight.detach().cpu().numpy().T, layer.bias.detach().cpu().numpy()):
            data += np.ascontiguousarray(part, dtype="<f4").astype("<f2").tobytes()
    with open(path, "wb") as file:
        file.write(data)
    return data, sizes


def read_back(data, sizes, x):
    """The answers of the file's own weights, in single precision."""
    at = len(MARK) + 12 + 4 * len(sizes)
    x = x.astype(np.float32)
    for place, (a, b) in enumerate(zip(sizes, sizes[1:])):
        weights = np.frombuffer(data, "<f2", a * b, at).astype(np.float32).reshape(a, b)
        bias = np.frombuffer(data, "<f2", b, at + 2 * a * b).astype(np.float32)
        at += 2 * (a + 1) * b
        x = x @ weights + bias
        if place < len(sizes) - 2:
            x = np.maximum(x, 0)
    if at != len(data):
        sys.exit(f"the file has {len(data)} bytes, its sizes say {at}")
    return x


def calibration(shares, won):
    """By tenth of the expected share: how many, what was expected, what came."""
    place = np.minimum((shares * 10).astype(int), 9)
    return [[int((place == tenth).sum()), round(float(shares[place == tenth].mean()), 4),
             round(float(won[place == tenth].mean()), 4)] for tenth in range(10) if (place == tenth).any()]


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    config_path, net_path, manifest_path, *files = sys.argv[1:]
    with open(config_path, "rb") as file:
        config = tomllib.load(file)
    began, parts, sources = time.time(), [], []
    for word in files:
        path, _, weight = word.partition("*")
        parts.append(read(path, float(weight or 1)))
        rows = parts[-1][0]
        games = len(np.unique(rows["seed"]))
        sources.append({"file": path.rsplit("/", 1)[-1], "weight": float(weight or 1), "games": games,
                        "positions": len(rows), "seeds": [int(rows["seed"].min()), int(rows["seed"].max())]})
    if len({(count, inputs) for _, count, inputs, _ in parts}) != 1:
        sys.exit("the files of positions have different inputs: they are of different versions of the program")
    count, inputs = parts[0][1], parts[0][2]
    turns = None
    if "turns" in config:
        # Beside the positions: for each way to turn the board, which input each input is taken from.
        order = np.fromfile(os.path.join(os.path.dirname(files[0]), config["turns"]), "<u2").reshape(-1, count)
        turns = torch.from_numpy(order.astype(np.int64)).to(DEVICE)
    # A game is held out by its seed, whatever file it is in.
    rows = np.concatenate([part[0] for part in parts])
    game = np.concatenate([part[0]["seed"] * 8 + part[0]["seat"] + (place << 52) for place, part in enumerate(parts)])
    weight_host = np.concatenate([part[3] for part in parts])
    # Victories may be counted in halves, and points from below nothing.
    won_host = rows["won"].astype(np.float32) / config.get("won_scale", 1)
    points_host = (rows["points"].astype(np.float32) - config.get("points_zero", 0)) / config["points_scale"]
    held = (rows["seed"] * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(32)) % np.uint64(10) == 0
    x = torch.from_numpy(np.ascontiguousarray(rows["x"])).to(DEVICE)
    won, points = (torch.from_numpy(value).to(DEVICE) for value in
                   (won_host, points_host))
    weight = torch.from_numpy(weight_host).to(DEVICE)
    train, test = (torch.from_numpy(np.flatnonzero(which)).to(DEVICE) for which in (~held, held))
    if config["bootstrap"] == "net":
        first, loss, _ = fit(config, x, won, points, weight, train, test, 0, turns)
        every = torch.arange(len(x), device=DEVICE)
        worth = torch.sigmoid(logits(first, x, every)).cpu().numpy()
    else:
        worth = rows["worth"].copy()
    later = returns(game, worth, won_host, config["lambda"])
    target_host = config["result"] * won_host + (1 - config["result"]) * later
    target = torch.from_numpy(target_host.astype(np.float32)).to(DEVICE)
    fitted = []
    for number in range(config["fits"]):
        # A pair of each size at least, then as many as there is time for.
        if number > 0 and time.time() - began > config.get("seconds", float("inf")):
            break
        model, _, curve = fit(config, x, target, points, weight, train, test, number, turns)
        # Fits are compared on results: a target that leans on worths would reward agreeing with them.
        fitted.append((cross_entropy(model, x, won, test), number % len(config["hidden"]), model, curve))
    for size in range(len(config["hidden"])):
        pair = sorted((one for one in fitted if one[1] == size), key=lambda one: one[0])[:2]
        if len(pair) == 2 and 2 * max(config["hidden"][size]) <= config["widest"]:
            both = merged(pair[0][2], pair[1][2])
            fitted.append((cross_entropy(both, x, won, test), size, both, pair[0][3]))
    losses = [[round(loss, 5), [layer.out_features for layer in model.layers]] for loss, _, model, _ in fitted]
    loss, _, model, curve = min(fitted, key=lambda one: one[0])
    data, sizes = export(model, inputs, net_path)
    pinned = rows["x"][:: max(1, len(rows) // 256)][:256].astype(np.float32) / 255.0
    with torch.no_grad():
        expected = model(torch.from_numpy(pinned).to(DEVICE)).cpu().numpy()
    halved = read_back(data, sizes, pinned)
    error = float(np.abs(expected - halved).max())
    if error > 1e-4:
        sys.exit(f"the file read back answers otherwise than the model: off by {error}")
    pinned.astype("<f4").tofile(net_path + ".inputs")
    halved.astype("<f4").tofile(net_path + ".answers")
    shares = torch.sigmoid(logits(model, x, test)).cpu().numpy()
    # What the player itself thought of the same positions, for comparison.
    own = np.clip(rows["worth"][held], 0.001, 0.999)
    own_loss = float(-(won_host[held] * np.log(own) + (1 - won_host[held]) * np.log(1 - own)).mean())
    manifest = {
        "game": config["game"], "inputs": f"{inputs:016x}", "sizes": sizes, "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(), "config": config, "positions": sources,
        "versions": {"python": sys.version.split()[0], "numpy": np.__version__, "torch": torch.__version__},
        "held_out": {"positions": int(held.sum()), "cross_entropy": round(loss, 5),
                     "of_all_fits": losses, "cross_entropy_of_the_player": round(own_loss, 5),
                     "calibration": calibration(shares, won_host[held])},
        "epochs": curve, "error_read_back": error,
        "seconds": round(time.time() - began, 1),
    }
    with open(manifest_path, "w") as file:
        json.dump(manifest, file, indent=1)
        file.write("\n")
    print(json.dumps({key: manifest[key] for key in ("sizes", "bytes", "held_out", "error_read_back", "seconds")}))


main()
