export const mediaCss = `
.player{position:relative}
.media.video{aspect-ratio:4/3;background:#0b100e;color:#fff}
.audio .player{min-height:72px}
.video .player{height:100%}
.player video{display:block;width:100%;height:100%;object-fit:contain}
.player video[hidden]{display:none}
.box .video :focus-visible{outline-color:#fff;outline-offset:-3px}
.round{display:grid;place-items:center;width:44px;height:44px;flex:none;border-radius:50%}
.round:hover{background:color-mix(in srgb,currentColor 14%,transparent)}
.larger{position:absolute;top:6px;right:6px;background:rgb(11 16 14/.72);color:#fff}
.larger:hover{background:#fff;color:#0b100e}
.wait{position:absolute;inset:0;margin:auto;width:36px;height:36px;border:3px solid rgb(255 255 255/.35);border-top-color:#fff;border-radius:50%;pointer-events:none;animation:turn 1s linear infinite}
.controls{display:flex;align-items:center;gap:10px;height:72px;padding:0 8px 0 12px}
.controls .play{background:var(--mz-primary);color:var(--mz-on-primary)}
[data-state=loading] .play .icon{animation:beat 1s ease-in-out infinite alternate}
.line{flex:1;min-width:0;display:grid;align-content:center}
.line input{width:100%;height:28px;margin:0;accent-color:var(--mz-accent);cursor:pointer}
.line input:disabled{cursor:default}
.clock{font-size:12px;line-height:1.3;color:var(--mz-muted);font-variant-numeric:tabular-nums;white-space:nowrap}
.speed{min-width:44px;height:44px;flex:none;border-radius:10px;color:var(--mz-accent);font-size:14px;font-weight:650}
.speed:hover{background:color-mix(in srgb,currentColor 10%,transparent)}
.fault{display:flex;align-items:center;min-height:72px;padding:6px 6px 6px 14px}
.video .fault{height:100%}
.fault a{color:inherit}
.reasons{flex:1;min-width:0;font-size:.88em;line-height:1.35}
.reasons p{margin:0}
.reasons p+p{margin-top:4px;opacity:.85}
.reasons p::first-letter{text-transform:uppercase}
.document .document{display:flex;align-items:center;gap:12px;min-height:64px;margin:0;padding:8px 14px;color:var(--mz-text);text-decoration:none}
.box .document:focus-visible{outline-offset:-3px;border-radius:13px}
.document .icon{width:32px;height:32px;stroke-width:1.4;color:var(--mz-accent)}
.document span{min-width:0}
.document b{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere;font-weight:600;line-height:1.35}
.document small{font-size:12px;color:var(--mz-muted)}
a.document:hover b{text-decoration:underline}
@keyframes turn{to{rotate:1turn}}
@keyframes beat{to{opacity:.35}}
@media(pointer:coarse){.line input{height:44px}.clock{margin-top:-8px}}
`;
