export const conversationCss = `
.badge{position:absolute;z-index:2;top:-4px;right:-4px;min-width:20px;padding:0 5px;box-sizing:border-box;border-radius:10px;background:#b3261e;color:#fff;font:700 12px/20px var(--mz-font);text-align:center}
.badge:empty{display:none}
.log{flex:1;min-height:0;overflow:hidden auto;overscroll-behavior:contain;padding:16px 14px 10px;position:relative;display:flex;flex-direction:column}
.box :is(.log,.view,.pick,.look):focus-visible{outline-offset:-3px}
.hint{margin:auto;max-width:280px;padding:16px;text-align:center;color:var(--mz-muted)}
.hint svg{display:block;width:104px;height:104px;margin:0 auto 16px;color:var(--mz-accent)}
.hint .pill{display:block;width:max-content;margin:14px auto 0}
.turn{display:flex;flex-direction:column;align-items:flex-start;max-width:88%;margin-top:4px}
.visitor{align-self:flex-end;align-items:flex-end}
.visitor+.shop,.shop+.visitor,.before:has(>.visitor:last-child)+.shop,.before:has(>.shop:last-child)+.visitor{margin-top:14px}
.bubble{padding:9px 14px;border-radius:18px;white-space:pre-wrap;overflow-wrap:anywhere;max-width:100%;border:1px solid transparent;background:var(--mz-received);color:var(--mz-on-received)}
.visitor .bubble{background:var(--mz-sent);color:var(--mz-on-sent);border-bottom-right-radius:6px}
.shop .bubble{border-bottom-left-radius:6px}
.status{width:15px;height:15px;margin:2px 4px 0}
.status svg{display:block;width:100%;height:100%}
.status .mark{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.status.waiting{color:#7c3fb8}
.status.sent{color:#1c7f41}
.status.failed{color:#c22f2f}
.status.refused{color:#f2b807}
.status.refused .mark{stroke:#16211d}
.earlier,.newest,.many .opener{align-self:center;flex:none}
.earlier{margin-bottom:12px}
.newest{position:sticky;z-index:1;bottom:0;margin-top:-40px;background:var(--mz-background)}
.before{display:flex;flex-direction:column}
.advice{margin:0;padding:8px 14px 0;font-size:.88em;border-top:1px solid var(--mz-line)}
.bubble a{color:var(--mz-received-link);text-decoration:underline;text-underline-offset:2px;border-radius:3px}
.visitor .bubble a{color:var(--mz-sent-link)}
.box .visitor a:focus-visible{outline-color:currentColor}
.bubble code,.caption code{font:.92em/1.45 ui-monospace,Menlo,Consolas,monospace;background:color-mix(in srgb,currentColor 10%,transparent);padding:1px 4px;border-radius:4px}
.bubble b,.caption b{font-weight:650}
.problem{border-color:var(--mz-line);background:var(--mz-background);color:var(--mz-text);display:flex;gap:8px}
.problem .icon{margin-top:1px;color:#c2412d}
[data-mode=dark] .problem .icon{color:#f08b79}
.quiet{margin:2px 0;padding:0 4px;color:var(--mz-muted);font-size:.88em;font-style:italic}
.box .cart{display:flex;align-items:center;justify-content:center;gap:8px;min-height:46px;margin:8px 0 2px;padding:10px 18px;border-radius:12px;background:var(--mz-primary);color:var(--mz-on-primary);font-weight:650;text-decoration:none;white-space:normal}
.cart:hover,.open:hover{text-decoration:underline}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px;padding:2px 0;max-height:264px;overflow-y:auto}
.turn:has(~.turn .choices) .choices{opacity:.55;pointer-events:none;interactivity:inert}
.choices button,.opener{display:inline-flex;align-items:center;justify-content:center;gap:8px}
.rows .bubble{display:grid;gap:4px;min-width:210px}
.foot{font-size:.85em;opacity:.85}
.opener{margin-top:8px}
.turn:has(.many){max-width:none;margin-right:-14px}
.pictures{display:flex;gap:10px;max-width:100%;padding:2px;margin:2px 0}
.pictures.many{padding-right:14px;overflow-x:auto;scroll-snap-type:x proximity;padding-bottom:8px;overscroll-behavior-x:contain;scrollbar-width:thin}
.picture,.file{width:280px;max-width:100%;margin:2px 0;border:1px solid var(--mz-line);border-radius:14px;overflow:hidden;background:var(--mz-background)}
.picture{position:relative;display:flex;flex-direction:column;flex:none;margin:0;scroll-snap-align:start}
.many .picture{width:190px}
.sticker .picture{width:130px;border-color:transparent;background:none}
.view{position:relative;display:block;aspect-ratio:3/2;background:var(--mz-soft);color:var(--mz-on-soft)}
.sticker .view{aspect-ratio:1;background:none}
.view img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.sticker img{object-fit:contain}
.view:focus-visible{border-radius:13px}
.missing{position:absolute;inset:0;display:grid;align-content:center;justify-items:center;gap:6px;padding:10px;text-align:center;font-size:.85em}
.caption{padding:10px 12px 12px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.94em;line-height:1.4}
.caption a{color:var(--mz-accent)}
.rest{display:block;min-height:32px;font-weight:600;color:var(--mz-accent);position:relative;z-index:1}
.file>.open{display:flex;min-height:64px;margin:0;padding:8px 14px;color:var(--mz-accent)}
.room{height:64px;background:var(--mz-soft)}
.room.audio{height:72px}
.room.video{height:auto;aspect-ratio:4/3}
.place{display:grid;gap:2px}
.pick,.look{position:absolute;inset:0;border-radius:13px}
.look{width:46px;height:46px}
.look .icon,.pick .icon{position:absolute;right:8px;top:8px;width:30px;height:30px;padding:6px;border-radius:50%;background:var(--mz-background);box-shadow:0 1px 4px rgb(22 33 29/.25);color:var(--mz-accent);transition:background-color .15s,color .15s}
.picture:has(.pick:hover){border-color:var(--mz-accent)}
.pick:hover{background:color-mix(in srgb,var(--mz-accent) 7%,transparent)}
.look:hover .icon,.pick:hover .icon,.pick:focus-visible .icon{background:var(--mz-primary);color:var(--mz-on-primary)}
.price{font-weight:700;font-size:1.1em;font-variant-numeric:tabular-nums}
.open{display:inline-flex;align-items:center;gap:8px;margin-top:4px}
.typing{display:flex;gap:5px;align-self:flex-start;margin-top:14px;padding:14px 16px;border-radius:18px 18px 18px 6px;background:var(--mz-received);color:var(--mz-on-received)}
.typing i{width:7px;height:7px;border-radius:50%;background:currentColor;opacity:.35;animation:dot 1.1s ease-in-out infinite}
.typing i+i{animation-delay:.15s}
.typing i+i+i{animation-delay:.3s}
.veil{position:absolute;inset:0;z-index:2;display:flex;flex-direction:column;justify-content:flex-end;background:rgb(10 16 14/.5)}
.sheet{display:flex;flex-direction:column;max-height:86%;border-radius:18px 18px 0 0;overflow:hidden;background:var(--mz-background);outline:0;animation:rise .2s ease-out}
.sheet-head{display:flex;align-items:center;gap:8px;padding:8px 8px 8px 18px;border-bottom:1px solid var(--mz-line)}
.sheet h3{all:unset;display:block;flex:1;font-weight:650;font-size:16px;overflow-wrap:anywhere}
.sheet-head button{display:grid;place-items:center;width:44px;height:44px;border-radius:10px;flex:none}
@keyframes dot{60%{transform:none;opacity:.35}30%{transform:translateY(-4px);opacity:.9}}
@media(pointer:coarse){.pill,.choices button,.rest,.place .open{min-height:44px}}
`;
