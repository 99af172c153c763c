export const overlayCss = `
.over{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:#0b100e;color:#fff;color-scheme:dark;outline:0;animation:fade .15s ease-out}
@keyframes fade{from{opacity:0}}
.over::backdrop{background:#0b100e}
.scene{position:relative;display:flex;flex-direction:column;width:100%;height:100%;background:#0b100e}
.box .over :focus-visible{outline-color:#fff}
.over .round{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:rgb(11 16 14/.72);color:#fff}
.over .round:hover{background:#fff;color:#0b100e}
.over .round[aria-disabled=true]{opacity:.4;cursor:default}
.corner{position:absolute;top:max(10px,env(safe-area-inset-top));right:10px;display:flex;gap:8px}
.over .zoom{position:absolute;top:max(10px,env(safe-area-inset-top));left:10px}
.previous,.next{position:absolute;top:calc(50% - 22px)}
.previous{left:10px}
.next{right:10px}
.stage{position:relative;flex:1;min-height:0;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none}
.stage img{position:absolute;inset:0;margin:auto;max-width:100%;max-height:100%}
.below{padding:8px 16px max(12px,env(safe-area-inset-bottom));text-align:center;font-size:14px}
.telling{max-width:720px;max-height:26vh;margin:4px auto 0;overflow-y:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.telling a{color:inherit}
.scene>.player{flex:1;min-height:0;padding:64px 0 12px}
.scene .wait{pointer-events:none}
.scene .fault{max-width:420px;height:100%;margin:auto;padding:0 16px}
`;
