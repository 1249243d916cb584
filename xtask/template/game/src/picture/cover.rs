//! The cover of the box: three stones beside a heap.

pub(super) const COVER: &str = "\
    <path class='f-accent-soft' d='M-300 0h960v240h-960z'/>\
    <path class='f-second-soft' d='M-300 176h960v64h-960z'/>\
    <g class='f-accent s-ink' stroke-width='2.5'>\
    <ellipse cx='92' cy='168' rx='34' ry='24'/>\
    <ellipse cx='152' cy='172' rx='34' ry='24'/>\
    <ellipse cx='122' cy='132' rx='34' ry='24'/>\
    </g>\
    <g class='f-second s-ink' stroke-width='2.5'>\
    <ellipse cx='232' cy='184' rx='22' ry='15'/>\
    <ellipse cx='278' cy='190' rx='22' ry='15'/>\
    <ellipse cx='324' cy='182' rx='22' ry='15'/>\
    </g>";
