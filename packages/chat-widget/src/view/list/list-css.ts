export const listCss = `
.options{overflow-y:auto;overscroll-behavior:contain;padding:4px 8px max(10px,env(safe-area-inset-bottom));overflow-wrap:anywhere}
.sheet h4{all:unset;display:block;padding:12px 10px 4px;font-size:.85em;font-weight:600;color:var(--mz-muted)}
.option{display:grid;gap:1px;box-sizing:border-box;width:100%;min-height:48px;align-content:center;padding:8px 10px;border-radius:10px;text-align:left}
.option+.option{margin-top:1px}
.option:hover{background:color-mix(in srgb,var(--mz-text) 7%,transparent)}
.option b{font-weight:600}
.option span{color:var(--mz-muted);font-size:.9em}
`;
