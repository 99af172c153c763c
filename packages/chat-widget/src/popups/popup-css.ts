// On its own it stands in a corner of the window, in a preview in one of the frame that is around it.
export const popupCss = `
.popup,.popup *{box-sizing:border-box}
.popup{position:fixed;width:min(340px,100% - 32px);max-height:calc(100% - 32px - var(--mz-lift,0px));overflow:auto;overscroll-behavior:contain;border-radius:16px;background:var(--mz-background);color:var(--mz-text);font:400 var(--mz-size,15px)/1.45 var(--mz-font,system-ui);direction:ltr;text-align:left;overflow-wrap:anywhere;box-shadow:0 24px 64px rgb(22 33 29/.24),0 4px 14px rgb(22 33 29/.12);animation:pop .22s ease-out}
.popup[data-still]{position:absolute;animation:none}
.popup[data-position^=top]{top:16px}
.popup[data-position^=bottom]{bottom:calc(16px + var(--mz-lift,0px))}
.popup[data-position$=left]{left:16px}
.popup[data-position$=right]{right:16px}
.popup img{display:block;width:100%;max-height:180px;object-fit:cover;background:var(--mz-soft)}
.popup .words-of{padding:16px 18px 0}
.popup .foot{padding:0 18px 18px}
.popup[data-pages]{display:flex;flex-direction:column;width:min(460px,100% - 32px);height:min(720px,100% - 32px - var(--mz-lift,0px))}
.popup .pages{flex:1 0 160px;min-height:0;margin-top:12px;overflow:auto;overscroll-behavior:contain;background:var(--mz-soft)}
.popup .pages img{height:auto;max-height:none;margin-bottom:8px}
.popup .pages p{padding:0 18px 12px}
.popup .large img{width:200%;max-width:none}
.popup .mores{display:flex;justify-content:space-between;gap:12px;margin-bottom:-12px}
.popup .more{all:unset;box-sizing:border-box;min-height:44px;padding:12px 0;font-size:.9em;text-decoration:underline;cursor:pointer}
.popup h2{all:unset;display:block;padding-right:34px;font-size:1.15em;font-weight:650;line-height:1.3}
.popup>img~.words-of h2{padding-right:0}
.popup p{margin:6px 0 0;white-space:pre-line}
.popup .file{color:var(--mz-muted);font-size:.9em}
.popup .call{all:unset;display:block;box-sizing:border-box;width:100%;min-height:44px;margin-top:14px;padding:11px 16px;border-radius:22px;background:var(--mz-primary);color:var(--mz-on-primary);font-weight:600;line-height:1.4;text-align:center;cursor:pointer}
.popup .shut{all:unset;position:absolute;top:2px;right:2px;display:grid;place-items:center;width:44px;height:44px;cursor:pointer}
.popup .shut svg{box-sizing:content-box;width:16px;height:16px;padding:6px;border-radius:50%;background:var(--mz-background);fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round}
.popup :focus-visible{outline:2px solid var(--mz-accent);outline-offset:-3px}
.popup .call:focus-visible{outline-offset:2px}
@keyframes pop{from{opacity:0;transform:translateY(12px)}}
@media(prefers-reduced-motion:reduce){.popup{animation:none}}
@media print{.popup{display:none}}
`;
