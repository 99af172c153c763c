import { content, type Embed, type EmbeddingPage, modern } from "./embedding-page.ts";

const library = (file: string) => `<script src="/lib/${file}"></script>`;

/** The data the page's own script needs to add the chat. */
const embedData = ({ isWith, site, botId }: Embed) =>
  isWith ? `<script type="application/json" id="chat">${JSON.stringify({ site, botId })}</script>` : "";

const vuePage = `<script>Vue.createApp({
  data: () => ({ pressed: 0 }),
  template: '<main><h1>Duka</h1><button @click="pressed++">Nunua {{ pressed }}</button></main>',
  mounted() {
    const told = document.getElementById("chat");
    if (!told) return;
    const { site, botId } = JSON.parse(told.textContent);
    document.body.append(Object.assign(document.createElement("script"), { src: site + "/widget.js" }));
    document.body.lastChild.dataset.bot = botId;
  },
}).mount("#app")</script>`;

const inReact = (version: string): EmbeddingPage => ({
  name: `inside React ${version}`,
  html: (embed) =>
    modern("", {
      body: `<div id="app"></div>${embedData(embed)}<script type="module" src="/react-${version}/page.js"></script>`,
    }),
  leave: { button: "Ondoa mazungumzo" },
  globals: [],
});

/** Pages built with common libraries. */
export const libraryPages: readonly EmbeddingPage[] = [
  {
    name: "jQuery",
    html: ({ chat }) =>
      modern(chat(), {
        head: library("jquery/dist/jquery.min.js"),
        body: `${content}<script>jQuery(($) => {
          $("main button").on("click", function () { $(this).toggleClass("on"); });
          $(document).on("click keydown", "*", () => {}).find("*").each(function () { $(this).data("seen", 1); });
        })</script>`,
      }),
  },
  {
    name: "Bootstrap",
    html: ({ chat }) =>
      modern(chat(), {
        head: `<link rel="stylesheet" href="/lib/bootstrap/dist/css/bootstrap.min.css">`,
        body: `<div class="container">${content}<button class="btn btn-primary" data-bs-toggle="tooltip" title="Bei">Bei</button></div>${library("bootstrap/dist/js/bootstrap.bundle.min.js")}`,
      }),
  },
  {
    name: "inside Vue",
    html: (embed) =>
      modern("", {
        body: `<div id="app"></div>${embedData(embed)}${library("vue/dist/vue.global.prod.js")}${vuePage}`,
      }),
  },
  inReact("18"),
  inReact("19"),
];
