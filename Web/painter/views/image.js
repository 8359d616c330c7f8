import { make } from "../../dom.js";
import { assetName, colour } from "../values.js";
import { LeafView } from "./leaf-view.js";

/** A picture stretched to the frame, or a template image in one colour. */
export class ImageView extends LeafView {
  #picture = make("img", { class: "picture", alt: "", draggable: "false" });
  #source = "";

  constructor(painter) {
    super(painter);
    this.content.append(this.#picture);
  }

  get role() {
    const role = super.role;
    return role === "group" ? "img" : role;
  }

  get fades() {
    return this.#picture;
  }

  /** @param {import("../../wire.js").ImageContent} content */
  draw({ asset, tint, isPixelated }) {
    this.#picture.classList.toggle("is-pixelated", isPixelated === true);
    const name = assetName(asset);
    const source = name ? this.painter.assetURL(name) : "";
    if (source !== this.#source) {
      this.#source = source;
      if (source) this.#picture.src = source;
      else this.#picture.removeAttribute("src");
    }
    this.#tint(source && tint !== undefined ? colour(tint) : "");
  }

  /** Shows the colour through the picture's mask. The picture stays, invisible, for its size. */
  #tint(paint) {
    const css = this.#picture.style;
    css.maskImage = paint ? `url("${this.#source}")` : "";
    css.backgroundColor = paint;
    this.#picture.classList.toggle("is-mask", paint !== "");
  }
}
