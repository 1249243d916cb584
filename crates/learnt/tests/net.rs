//! A network reads what was written, refuses anything else in words, and answers to the bit.

use galerne_engine::{Panes, Random, Sense};
use galerne_learnt::{Net, OUTPUTS, hash_of, share, written};
use galerne_texts::{Language, Texts};

fn panes() -> Panes {
    let mut panes = Panes::default();
    panes.pane("some", &[3]);
    (0..3).for_each(|_| panes.put(0.0));
    panes.pane("one", &[4]);
    panes.one_of(0, 4);
    panes.pane("set", &[5]);
    panes.set(0, 5);
    panes
}

/// Weights that follow from a seed, halves all of them.
fn bytes(sizes: &[usize]) -> Vec<u8> {
    let mut random = Random::new(4);
    let mut some = |count: usize| (0..count).map(|_| random.below(2049) as f32 / 1024.0 - 1.0).collect::<Vec<f32>>();
    let layers: Vec<_> = sizes.windows(2).map(|pair| (some(pair[0] * pair[1]), some(pair[1]))).collect();
    let layers = layers.iter().map(|(weights, bias)| (weights.as_slice(), bias.as_slice()));
    written(hash_of(&panes()), sizes, layers)
}

fn net() -> Net {
    Net::read(&bytes(&[12, 7, 5, 2]), &panes()).unwrap()
}

fn tell(sense: &mut impl Sense, some: [f32; 3], one: usize, set: u64) {
    some.into_iter().for_each(|value| sense.put(value));
    sense.one_of(one, 4);
    sense.set(set, 5);
}

fn answered(net: &Net, some: [f32; 3], one: usize, set: u64) -> [u32; OUTPUTS] {
    let mut sense = net.going_on(net.begin());
    tell(&mut sense, some, one, set);
    net.answer(&sense.sum()).map(f32::to_bits)
}

#[test]
fn a_network_is_written_as_it_was_read() {
    let bytes = bytes(&[12, 7, 5, 2]);
    let net = Net::read(&bytes, &panes()).unwrap();
    assert_eq!((net.to_bytes(), net.inputs()), (bytes, 12));
    assert_eq!(net.sizes().collect::<Vec<_>>(), [12, 7, 5, 2]);
}

#[test]
fn what_is_no_network_of_these_inputs_is_refused_in_words() {
    let whole = bytes(&[12, 7, 5, 2]);
    let with = |at: usize, with: &[u8]| {
        let mut bytes = whole.clone();
        bytes[at..at + with.len()].copy_from_slice(with);
        bytes
    };
    let most = |count: usize| vec![0; count];
    let texts = Texts::common().unwrap();
    for (bytes, key) in [
        (Vec::new(), "learnt-short"),
        (whole[..whole.len() - 1].to_vec(), "learnt-short"),
        ([whole.as_slice(), &[0]].concat(), "learnt-more"),
        (most(300_001), "learnt-long"),
        (with(0, b"PK"), "learnt-mark"),
        (with(8, &[0; 8]), "learnt-inputs"),
        (with(20, &13u32.to_le_bytes()), "learnt-inputs"),
        (with(16, &1u32.to_le_bytes()), "learnt-layers"),
        (with(16, &u32::MAX.to_le_bytes()), "learnt-layers"),
        (with(24, &0u32.to_le_bytes()), "learnt-size"),
        (with(24, &129u32.to_le_bytes()), "learnt-size"),
        (with(32, &5u32.to_le_bytes()), "learnt-size"),
        (with(36, &0x7C00u16.to_le_bytes()), "learnt-infinite"),
        (with(whole.len() - 2, &0xFE00u16.to_le_bytes()), "learnt-infinite"),
    ] {
        let trouble = Net::read(&bytes, &panes()).unwrap_err();
        assert_eq!(trouble.0.key, key);
        for language in [Language::En, Language::Fr] {
            let said = texts.say(language, &trouble.0, &[]);
            assert!(!said.contains(key) && !said.contains('{'), "{said}");
        }
    }
}

#[test]
fn another_name_or_shape_is_another_hash() {
    let of = |name: &'static str, shape: &[usize]| {
        let mut panes = Panes::default();
        panes.pane(name, shape);
        hash_of(&panes)
    };
    assert_eq!(of("a", &[2, 3]), of("a", &[2, 3]));
    let all = [of("a", &[2, 3]), of("a", &[3, 2]), of("a", &[6]), of("ab", &[6]), of("b", &[6])];
    assert!((1..all.len()).all(|end| !all[..end].contains(&all[end])), "{all:x?}");
}

/// An input of zero changes no bit, added one by one, as none of several, or not at all.
#[test]
fn zeros_cost_nothing_and_change_nothing() {
    let net = net();
    let mut plain = net.going_on(net.begin());
    for value in [0.25, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0] {
        plain.put(value);
    }
    assert_eq!(net.answer(&plain.sum()).map(f32::to_bits), answered(&net, [0.25, 0.0, 1.0], 2, 0b10001));
    assert_eq!(answered(&net, [0.0; 3], 4, 0), net.answer(&net.begin()).map(f32::to_bits));
    assert_eq!(answered(&net, [0.0, -0.0, 0.0], usize::MAX, 0b10_0000), net.answer(&net.begin()).map(f32::to_bits));
}

/// What is summed once and gone on from is what is summed anew, to the bit.
#[test]
fn an_accumulator_is_the_whole_sum() {
    let (net, mut random) = (net(), Random::new(8));
    for _ in 0..200 {
        let some = [0; 3].map(|_| random.below(256) as f32 / 255.0);
        let mut fixed = net.going_on(net.begin());
        some.into_iter().for_each(|value| fixed.put(value));
        let kept = fixed.sum();
        for _ in 0..5 {
            let (one, set) = (random.below(5) as usize, u64::from(random.below(32)));
            let mut sense = net.going_on(kept);
            sense.one_of(one, 4);
            sense.set(set, 5);
            assert_eq!(net.answer(&sense.sum()).map(f32::to_bits), answered(&net, some, one, set));
        }
    }
}

/// Values beyond the last input are dropped.
#[test]
fn inputs_that_a_network_does_not_have_are_not_counted() {
    let net = net();
    let mut sense = net.going_on(net.begin());
    tell(&mut sense, [0.5, 1.0, 0.75], 1, 0b110);
    let known = net.answer(&sense.sum());
    sense.put(1.0);
    sense.set(7, 3);
    assert_eq!(net.answer(&sense.sum()), known);
}

/// These bits must come out on every platform and at every level of optimisation.
#[test]
fn answers_are_the_same_to_the_bit_everywhere() {
    let net = net();
    let all = [answered(&net, [0.2, 0.4, 0.6], 3, 0b1011), answered(&net, [1.0, 0.1, 0.0], 0, 0b11111)];
    assert_eq!(all, [[0xBFCD_AECD, 0xBFC9_7616, 0, 0], [0xBED0_27C2, 0xBF44_BDAE, 0, 0]]);
    let shares = [-20.0f32, -3.0, -0.1, 0.0, 0.7, 5.5, 12.0].map(|logit| share(logit).to_bits());
    assert_eq!(shares, [0x34A0_0000, 0x3D42_41A0, 0x3EF3_35EE, 0x3F00_0000, 0x3F2B_0E5A, 0x3F7E_F546, 0x3F7F_FFFB]);
}

#[test]
fn a_share_is_the_logistic_curve() {
    let mut last = 0.0;
    for step in -1200..=1200 {
        let logit = step as f32 / 100.0;
        let share = share(logit);
        let exact = 1.0 / (1.0 + (-f64::from(logit)).exp());
        assert!((f64::from(share) - exact).abs() < 5e-5, "{logit}: {share} for {exact}");
        assert!((0.0..=1.0).contains(&share) && share >= last, "{logit}: {share} after {last}");
        last = share;
    }
    assert_eq!((share(f32::MAX), share(f32::MIN), share(0.0)), (share(1e3), share(-1e3), 0.5));
}
