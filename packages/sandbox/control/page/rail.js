/** The navigation of the console: a rail at the side, or a bar at the bottom on a phone. */
import { get } from "./dom.js"

/** The name of each section, its id, and the path of its icon. */
const sections = [
  ["Overview", "overview", "M4 11 12 4.5l8 6.5v8.5H4z"],
  [
    "Campaigns",
    "campaigns",
    "M5 4v16M5 8h6M15 8h5M5 15h3M12 15h3M11 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 15a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
  ],
  ["Market", "market", "M4 19V9M10 19V5M16 19v-7M21 19H3"],
  ["Deliveries", "deliveries", "M3.5 12h13M11.5 6.5 17 12l-5.5 5.5M20.5 5v14"],
  [
    "Sessions",
    "sessions",
    "M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M3 20c.5-4 2.8-5.5 6-5.5s5.5 1.5 6 5.5M16 5.5a3.2 3.2 0 0 1 0 6.2M18 14.8c1.9.7 2.9 2.3 3.2 5.2"
  ],
  ["Faults", "faults", "M13 3 5.5 13.5H11L10 21l8-11h-6z"]
]

const icon = (path) => {
  const box = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  box.setAttribute("viewBox", "0 0 24 24")
  box.setAttribute("aria-hidden", "true")
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path")
  drawn.setAttribute("d", path)
  box.append(drawn)
  return box
}

const pending = Object.assign(document.createElement("em"), { id: "rail-pending", hidden: true })

const linkOf = ([name, id, path]) => {
  const link = Object.assign(document.createElement("a"), { href: `#${id}` })
  link.append(icon(path), Object.assign(document.createElement("span"), { textContent: name }))
  if (id === "faults") link.append(pending)
  return link
}

const topOf = ({ hash }) => get(hash.slice(1)).getBoundingClientRect().top

/** Shows the number of active faults. */
export const drawRail = ({ faults }) => {
  pending.hidden = faults === 0
  pending.textContent = String(faults)
}

/** Draws the navigation, and marks the section that is in view. */
export const listenToRail = () => {
  const links = sections.map(linkOf)
  get("rail").replaceChildren(...links)
  const mark = () => {
    const passed = scrollY > 80 ? links.filter((link) => topOf(link) <= 200) : []
    const current = passed.reduce((best, link) => (topOf(link) > topOf(best) ? link : best), links[0])
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true")
      else link.removeAttribute("aria-current")
    }
  }
  addEventListener("scroll", mark, { passive: true })
  mark()
}
