"""Makes the small fonts of this folder from the full ones. See README.md for where those come from and how to call it.

For each face: a TTF (for measuring and rendering in Rust) and a WOFF2 of the same glyphs (for the page), so that a line
broken by the one fits in the other.
"""

import io
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

# Source file in the unpacked packages -> name here.
FACES = {
    "libertinus-serif/400Regular/LibertinusSerif_400Regular.ttf": "libertinus-serif-400",
    "libertinus-serif/400Regular_Italic/LibertinusSerif_400Regular_Italic.ttf": "libertinus-serif-400-italic",
    "libertinus-serif/600SemiBold/LibertinusSerif_600SemiBold.ttf": "libertinus-serif-600",
    "alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf": "alegreya-sans-500",
    "alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf": "alegreya-sans-700",
}

CHARACTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x100),  # Latin-1
    0x131, 0x141, 0x142, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17D, 0x17E, 0x192, 0x2C6, 0x2DA, 0x2DC,
    0x2009, 0x200A, *range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2020, 0x2021, 0x2022, 0x2026, 0x202F, 0x2030,
    0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122, 0x2153, 0x2154,
    *range(0x2190, 0x219A),  # arrows
    0x2206, 0x2211, 0x2212, 0x221A, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265,
    0x25A0, 0x25A1, 0x25B2, 0x25B3, 0x25BC, 0x25C6, 0x25C7, 0x25CB, 0x25CF, 0x2605, 0x2606,
    0x2660, 0x2661, 0x2662, 0x2663, 0x2664, 0x2665, 0x2666, 0x2667,  # suits: only the serif has them
]


def frozen_figures(font: TTFont) -> None:
    """Make the lining, tabular figures the default: numbers on boards and in tables stand in columns."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    lookups = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag in ("lnum", "tnum"):
            lookups.setdefault(record.FeatureTag, set()).update(record.Feature.LookupListIndex)
    for tag in ("lnum", "tnum"):
        for index in sorted(lookups.get(tag, ())):
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                for cmap in font["cmap"].tables:
                    for code in range(0x30, 0x3A):
                        glyph = cmap.cmap.get(code)
                        if glyph in getattr(sub, "mapping", {}):
                            cmap.cmap[code] = sub.mapping[glyph]


def completed(font: TTFont) -> None:
    """French needs the narrow no-break space and the no-break hyphen; not every font has them."""
    cmap = font.getBestCmap()
    if 0x202F not in cmap:
        name = "uni202F"
        font["glyf"][name] = Glyph()
        font["hmtx"][name] = (round(font["hmtx"][cmap[0x20]][0] * 0.7), 0)
        order = font.getGlyphOrder()
        font.setGlyphOrder(order if name in order else [*order, name])
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[0x202F] = name
    if 0x2011 not in cmap:
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[0x2011] = cmap[0x2D]


def main(source: pathlib.Path, target: pathlib.Path) -> None:
    for path, name in FACES.items():
        font = TTFont(source / path)
        frozen_figures(font)
        completed(font)
        # The subsetter trusts tables that are computed on saving: save and read back.
        whole = io.BytesIO()
        font.save(whole)
        font = TTFont(whole)
        options = subset.Options()
        options.layout_features = ["kern", "liga", "ccmp", "mark"]
        options.hinting = False
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
        options.notdef_outline = True
        options.recalc_timestamp = False
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=CHARACTERS)
        subsetter.subset(font)
        for table in ("DSIG", "FFTM", "BASE", "gasp", "meta"):
            if table in font:
                del font[table]
        font.save(target / f"{name}.ttf")
        font.flavor = "woff2"
        font.save(target / f"{name}.woff2")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
