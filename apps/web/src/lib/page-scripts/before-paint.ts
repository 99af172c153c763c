/**
 * Runs in the head, before anything is painted.
 * - The cookie's presence shows that a user is signed in, and the header shows the right buttons without a flash.
 *   Permissions are checked elsewhere.
 * - A visitor who has saved Swahili goes from an unprefixed URL to the same page in Swahili, without seeing the
 *   English one.
 * - A page about a chat bot gets a smaller logo on narrow screens.
 * - A browser that has had the typefaces since an earlier page gets them at once.
 */
export const beforePaint = `{
let c=document.cookie,r=document.documentElement,p=location.pathname,l;
if(/(?:^|; )access-token=/.test(c))r.dataset.session=1;
if(p.includes("chatbots/"))r.dataset.chatbots=1;
try{if(sessionStorage.getItem("fonts"))r.dataset.fonts="display text"}catch{}
try{l=localStorage.getItem("language")}catch{}
l||=/(?:^|; )language=(\\w+)/.exec(c)?.[1];
if(l=="sw"&&!/^\\/sw(\\/|$)/.test(p)){
r.style.display="none";
location.replace("/sw"+(p=="/"?"":p)+location.search+location.hash)}
}`.replaceAll("\n", "");
