//! The look of the page: paper, ink, and room to read.

pub(super) const CSS: &str = "
body{margin:0 auto;max-width:72rem;padding:1.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);
font:1.0625rem/1.55 'Source Serif 4',Charter,'Bitstream Charter',Georgia,serif}
h1{font-size:2rem;line-height:1.2;margin:1rem 0}h2{font-size:1.5rem;margin:3rem 0 .5rem;border-top:2px solid var(--accent);padding-top:1rem}
h3{font-size:1.15rem;margin:2rem 0 .5rem}h4{font-size:1rem;margin:1.5rem 0 .25rem}
p,li{max-width:46rem}.lead{font-size:1.15rem}.question{font-style:italic}.note,figcaption,.range{color:var(--ink-soft);font-size:.9em}
.answer{font-size:1.1rem;border-left:4px solid var(--accent);padding:.1rem 0 .1rem 1rem;margin:1rem 0}
.findings{padding-left:1.1rem}.findings li{margin:.6rem 0}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1.25rem 2rem;align-items:start}
figure{margin:0}svg{display:block;width:100%;height:auto}
table{border-collapse:collapse;font-size:.9rem;margin:.75rem 0;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line-soft);vertical-align:top}
thead th{vertical-align:bottom;font-weight:600}.wide{overflow-x:auto}
strong.up{color:var(--accent)}strong.down{color:var(--second)}
details{margin:.75rem 0}summary{cursor:pointer;color:var(--accent)}
pre{background:var(--sunk);padding:.75rem 1rem;overflow-x:auto;font-size:.85rem}code{font-size:.85em}
.languages{border:0;padding:0;margin:0;display:flex;gap:1rem;justify-content:flex-end;font-size:.9rem}.languages legend{float:left;padding:0;color:var(--ink-soft)}
:root:has(#fr:checked) main[lang=en],:root:has(#en:checked) main[lang=fr]{display:none}
summary:focus-visible,input:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media print{details{display:block}.languages{display:none}}
";
