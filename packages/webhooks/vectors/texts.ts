/**
 * Adds valid and invalid text encodings of a signature's bytes.
 */
import { raw, signature } from "./der.ts"
import { put, r, s } from "./recorder.ts"

export const addTexts = (): void => {
  const base64 = Buffer.from(signature(r, s)).toString("base64")
  const url = base64.replaceAll("+", "-").replaceAll("/", "_")
  const bare = base64.replace(/=+$/, "")
  put("text: base64", base64, true)
  put("text: base64 without padding", bare, true)
  put("text: base64url", url, true)
  put("text: base64url without padding", url.replace(/=+$/, ""), true)
  put("text: raw in base64url without padding", Buffer.from(raw(r, s)).toString("base64url"), true)
  put("text: a character too many", `${bare}A`, false)
  put("text: three padding characters too many", `${base64}===`, false)
  put("text: four padding characters more than there may be", `${bare}${"=".repeat(8 - (bare.length % 4))}`, false)
  put("text: padding in the middle", `${base64.slice(0, 8)}=${base64.slice(8)}`, false)
  put("text: a blank in the middle", `${base64.slice(0, 8)} ${base64.slice(8)}`, false)
  put("text: another character in the middle", `${base64.slice(0, 8)}*${base64.slice(8)}`, false)
  put("text: percent-encoded", encodeURIComponent(`${base64}+`), false)
  put("text: hexadecimal", Buffer.from(signature(r, s)).toString("hex"), false)
  put("text: base64 of base64", Buffer.from(base64).toString("base64"), false)
  put("text: padding alone", "==", false)
  put("text: the first character missing", base64.slice(1), false)
  put("text: in other case", base64.toLowerCase(), false)
}
