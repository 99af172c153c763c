// The host element is in the page's own tree: only important rules win there against any page's styles.
export const launcherCss = `
:host{all:initial!important;position:fixed!important;right:0!important;bottom:0!important;z-index:2147483000!important}
.launcher{all:unset;position:fixed;width:var(--mz-launcher);height:var(--mz-launcher);bottom:max(20px,env(safe-area-inset-bottom));border-radius:50%;cursor:pointer;font:13px/1.4 system-ui;box-shadow:0 6px 22px rgb(22 33 29/.32)}
[data-side=right]{right:20px}
[data-side=left]{left:20px}
.launcher:focus-visible{outline:3px solid #1d5fd1;outline-offset:3px}
.launcher svg{position:absolute;inset:22%;width:56%;height:56%;fill:currentColor;fill-rule:evenodd}
.name{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.trouble{position:absolute;right:inherit;left:inherit;bottom:calc(100% + 12px);width:180px;padding:10px 14px;border-radius:14px;background:inherit}
[aria-busy=true] svg{opacity:.5}
`;
