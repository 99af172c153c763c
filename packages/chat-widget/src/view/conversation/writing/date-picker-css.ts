export const datePickerCss = `
.month{padding:8px 12px max(12px,env(safe-area-inset-bottom));overflow-y:auto}
.month table{width:100%;table-layout:fixed;border-spacing:0;text-align:center}
.month th{padding:6px 0;font-size:.8em;font-weight:400;color:var(--mz-muted)}
.month td{padding:0}
.month button{width:100%;max-width:44px;min-height:40px;border-radius:50%;font-variant-numeric:tabular-nums}
.month button:hover{background:color-mix(in srgb,var(--mz-text) 7%,transparent)}
.month [aria-current]{font-weight:700;color:var(--mz-accent)}
.month button[tabindex="0"]{background:var(--mz-primary);color:var(--mz-on-primary)}
@media(max-width:239.98px){.sheet-head:has(+.month){flex-wrap:wrap;justify-content:flex-end}.sheet-head:has(+.month) h3{flex-basis:100%}}
`;
