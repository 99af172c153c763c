export const chatWindowCss = `
:host([inline]){position:static!important;display:block!important;height:100%!important}
@media print{:host{display:none!important}}
.launcher{direction:ltr;translate:0 var(--mauzo-lift);font-family:var(--mz-font);-webkit-tap-highlight-color:transparent}
.launcher::before{content:"";position:absolute;inset:-7px}
.launcher[hidden]{display:none}
.launcher svg{z-index:1;transition:scale .2s}
.launcher:hover svg{scale:1.1}
.words{position:absolute;top:50%;translate:0 -50%;display:var(--mauzo-bubble,grid);align-content:center;min-height:max(52px,100%);width:max-content;max-width:min(280px,100vw - 40px);box-sizing:border-box;padding:6px 22px;border-radius:28px;background:inherit;box-shadow:inherit;overflow-wrap:anywhere;animation:grow .22s ease-out}
[data-side=right] .words{right:0;padding-right:calc(var(--mz-launcher) + 12px)}
[data-side=left] .words{left:0;padding-left:calc(var(--mz-launcher) + 12px)}
.words b{font-size:15px;font-weight:650}
.box,.box *{box-sizing:border-box}
.box{position:fixed;bottom:20px;display:flex;flex-direction:column;width:min(var(--mz-width),100vw - 40px);height:min(var(--mz-height),100dvh - 40px);overflow:hidden;border-radius:18px;background:var(--mz-background);color:var(--mz-text);font:400 var(--mz-size)/1.45 var(--mz-font);direction:ltr;box-shadow:0 24px 64px rgb(22 33 29/.24),0 4px 14px rgb(22 33 29/.12);outline:0}
.box[data-mode=dark]{color-scheme:dark}
.box[hidden]{display:none}
.box[data-coming]{opacity:0;clip-path:inset(50%)}
.box[data-side=inline]{position:relative;bottom:0;width:100%;height:100%;min-height:320px;box-shadow:none;border:1px solid var(--mz-line)}
.box :focus-visible{outline:2px solid var(--mz-accent);outline-offset:2px}
button,textarea{all:unset}
button{cursor:pointer;text-align:center;-webkit-tap-highlight-color:transparent}
.box .icon{width:20px;height:20px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.head{position:relative;display:flex;align-items:center;gap:4px;padding:12px 10px 20px 16px;background:var(--mz-primary);color:var(--mz-on-primary)}
.head::after{content:"";position:absolute;inset:auto 0 0;height:8px;border-bottom:1px solid;opacity:.34;background:conic-gradient(from 135deg at 50% 0,currentColor 90deg,#0000 0) 0 0/16px 8px repeat-x}
.mark{display:grid;place-items:center;width:36px;height:36px;margin-right:8px;flex:none;border-radius:50%;background:var(--mz-on-primary);color:var(--mz-primary);font-weight:700;font-size:16px}
.head h2{all:unset;flex:1;min-width:0;font-size:16px;font-weight:650;line-height:1.25;overflow:hidden;text-overflow:ellipsis;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}
.head button{display:grid;place-items:center;width:40px;height:40px;flex:none;border-radius:10px}
.head button:hover{background:color-mix(in srgb,currentColor 16%,transparent)}
.box .head :focus-visible{outline-color:currentColor;outline-offset:-2px}
.body{flex:1;min-height:0;display:flex;flex-direction:column}
.failed{margin:auto;padding:24px;text-align:center;color:var(--mz-muted)}
.failed button{display:block;margin:14px auto 0}
.pill{min-height:40px;padding:8px 16px;border:1px solid var(--mz-accent);border-radius:20px;color:var(--mz-accent);font-weight:600;line-height:1.3;overflow-wrap:anywhere}
.pill:hover{background:color-mix(in srgb,var(--mz-accent) 9%,transparent)}
.write{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px;padding:10px;padding-bottom:max(10px,env(safe-area-inset-bottom));border-top:1px solid var(--mz-line)}
.box textarea{flex:1;min-width:0;min-height:1.45em;max-height:7.25em;padding:9px 14px;overflow-y:auto;white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid color-mix(in srgb,var(--mz-muted) 80%,var(--mz-background));border-radius:21px;font-size:max(16px,var(--mz-size));line-height:1.45;cursor:text}
.box textarea::placeholder{color:var(--mz-muted)}
.box textarea:focus-visible{outline-offset:0;border-color:transparent}
.write button{display:grid;place-items:center;width:42px;height:42px;flex:none;border-radius:50%;background:var(--mz-primary);color:var(--mz-on-primary);transition:background-color .15s,color .15s}
.write [type=button]{margin-right:-6px;background:none;color:var(--mz-muted)}
.write button[aria-disabled=true]{background:var(--mz-soft);color:color-mix(in srgb,var(--mz-on-soft) 60%,var(--mz-soft));cursor:default}
.count{order:-1;width:100%;font-size:12px;text-align:right;color:var(--mz-muted)}
.count:empty{display:none}
@keyframes grow{from{opacity:0;scale:.7 1}}
@keyframes rise{from{transform:translateY(12px)}}
@media(max-width:479.98px){.box:not([data-side=inline]){inset:0;width:100%;height:var(--mz-seen,100dvh);border-radius:0}.box:not([data-side=inline]) .head{padding-top:max(12px,env(safe-area-inset-top))}}
@media(prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
`;
