// <saddlepoint-view link="regret" view="exploitability">: a view of the laboratory in any page, at its own height.
// Documentation: docs/EMBEDDING.md. It is a frame with the laboratory in it, and hears nobody but that.

const laboratory = new URL("./", import.meta.url);
const OURS = "saddlepoint-";
const THEMES = ["light", "dark"];

// The elements whose frames may speak.
const connected = new Set();
addEventListener("message", ({ data, origin, source }) => {
  if (origin !== laboratory.origin || typeof data?.type !== "string" || !data.type.startsWith(OURS)) return;
  for (const element of connected) if (element.isFrame(source)) element.hear(data);
});

class SaddlepointView extends HTMLElement {
  static observedAttributes = ["link", "view", "theme", "title", "lang"];
  #frame = document.createElement("iframe");
  // The link that the frame says it shows: setting it again changes nothing.
  #shown;
  // Whether another link was asked for since.
  #isAsked = false;
  #isWaiting = false;

  constructor() {
    super();
    const style = new CSSStyleSheet();
    style.replaceSync(":host { display: block } :host([hidden]) { display: none } iframe { border: 0; display: block; width: 100%; height: 24rem }");
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    this.#frame.allow = "clipboard-write; fullscreen";
    root.append(this.#frame);
  }

  connectedCallback() {
    connected.add(this);
    this.#show();
  }

  disconnectedCallback() {
    connected.delete(this);
  }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (name === "link" && now === this.#shown && !this.#isAsked) return;
    this.#show();
  }

  /** The link that is shown: what follows `#/` in an address of the laboratory, or the whole address. */
  get link() { return this.getAttribute("link") ?? ""; }
  set link(link) { this.setAttribute("link", link); }
  /** The view of the lab that is shown; empty for its first, or the one that the link names. */
  get view() { return this.getAttribute("view") ?? ""; }
  set view(view) { this.setAttribute("view", view); }
  /** "light", "dark", or empty for that of the system. */
  get theme() { return this.getAttribute("theme") ?? ""; }
  set theme(theme) { this.setAttribute("theme", theme); }

  setLink(link) { this.link = link; }
  /** So many steps forward, or back if that is less than 0. */
  step(steps = 1) {
    for (let left = Math.min(Math.abs(Math.trunc(steps)) || 0, 1000); left > 0; left -= 1) this.#ask(steps > 0 ? "forward" : "back");
  }
  /** Plays, or pauses what plays. */
  play() { this.#ask("play"); }
  /** To the first moment; to the last. */
  toStart() { this.#ask("start"); }
  toEnd() { this.#ask("end"); }

  #ask(what) {
    this.#frame.contentWindow?.postMessage({ type: OURS + what }, laboratory.origin);
  }

  #address() {
    const hash = this.link.includes("#") ? this.link.slice(this.link.indexOf("#") + 1) : this.link;
    const [path, query = ""] = hash.replace(/^\//, "").split(/\?(.*)/s);
    const parts = query.split("&").filter((part) => part && !/^(?:embed|present|theme)=/.test(part) && !(this.view && part.startsWith("view=")));
    if (this.view) parts.push(`view=${encodeURIComponent(this.view)}`);
    parts.push("embed=on");
    if (THEMES.includes(this.theme)) parts.push(`theme=${this.theme}`);
    return new URL(`#/${path}?${parts.join("&")}`, laboratory).href;
  }

  // Several attributes that are set in a row are shown together.
  #show() {
    this.#isAsked = true;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      if (!this.isConnected) return;
      const address = this.#address();
      this.#frame.title = this.title || "Saddlepoint";
      this.#frame.lang = this.lang;
      // Another link in the same frame is no new page, and no step of the history of the page around.
      if (this.#frame.src) this.#frame.contentWindow.location.replace(address);
      else this.#frame.src = address;
    });
  }

  /** Whether messages of this window are those of its frame. */
  isFrame(source) { return source !== null && source === this.#frame.contentWindow; }

  /** Takes a message of its frame. */
  hear({ type, height, link, report }) {
    if (type === `${OURS}height` && Number.isFinite(height)) {
      this.#frame.style.height = `${Math.min(Math.max(height, 0), 20_000)}px`;
    } else if (type === `${OURS}link` && typeof link === "string") {
      this.#changed(link);
    } else if (type === `${OURS}result` && typeof report === "string") {
      this.dispatchEvent(new CustomEvent("result", { detail: JSON.parse(report) }));
    }
  }

  #changed(link) {
    const isFirst = this.#shown === undefined;
    if (link === this.#shown) return;
    this.#shown = link;
    this.#isAsked = false;
    // What was asked for stays as it was written until somebody changes it.
    if (isFirst) return;
    this.setAttribute("link", link);
    this.dispatchEvent(new CustomEvent("change", { detail: { link } }));
  }
}

customElements.define("saddlepoint-view", SaddlepointView);
