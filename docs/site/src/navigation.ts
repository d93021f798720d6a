/**
 * Selects the navigation for a page: the group for the page's area (the guides, an API or the packages), in which the page or its nearest parent is
 * marked as current.
 */
import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data"
import { pathWithin } from "./address.ts"

type Navigation = StarlightRouteData["sidebar"]

type NavigationEntry = Navigation[number]

type Link = Extract<NavigationEntry, { readonly type: "link" }>

export interface Area {
  /** The label of the area's group in the sidebar. */
  readonly label: string
  readonly href: string
  /** Whether the area is an API. Pages of an API link to the other API. */
  readonly isApi: boolean
}

const guides: Area = { label: "Guides", href: "/guides/set-up/", isApi: false }

export const areas: ReadonlyArray<Area> = [
  guides,
  { label: "Brand lift", href: "/brand-lift/", isApi: true },
  { label: "Exchange", href: "/exchange/", isApi: true },
  { label: "Packages", href: "/packages/", isApi: false }
]

/** Returns the area of a path. For example, `/silent/exchange/` belongs to the exchange. Paths that match no other area belong to the guides. */
export const areaOf = (pathname: string): Area =>
  areas.find(({ href }) => new RegExp(`^(/silent|/statements)?${href}`).test(pathname)) ?? guides

const linksOf = (entries: Navigation): ReadonlyArray<Link> =>
  entries.flatMap((entry) => (entry.type === "link" ? [entry] : linksOf(entry.entries)))

/** Returns the link to mark as current. If the page has no link, such as the page of a schema, its nearest parent is returned. */
export const currentOf = (hrefs: ReadonlyArray<string>, pathname: string): string | undefined =>
  hrefs.filter((href) => pathname.startsWith(href)).toSorted((a, b) => b.length - a.length)[0]

const withCurrent = (entries: Navigation, current: string | undefined): Navigation =>
  entries.map((entry) =>
    entry.type === "link"
      ? { ...entry, isCurrent: pathWithin(entry.href) === current }
      : { ...entry, entries: withCurrent(entry.entries, current) }
  )

/** Returns the navigation for a path. `all` contains one group per area. */
export const navigationFor = (all: Navigation, pathname: string): Navigation => {
  const { label } = areaOf(pathname)
  const own = all.find((entry) => entry.label === label)
  if (own?.type !== "group") throw new Error(`the sidebar has no group ${label}`)
  const hrefs = linksOf(own.entries).map(({ href }) => pathWithin(href))
  return withCurrent(own.entries, currentOf(hrefs, pathname))
}

/** Returns the label of the group that contains the current page. */
export const groupOf = (navigation: Navigation): string | undefined =>
  navigation.find((entry) => entry.type === "group" && linksOf(entry.entries).some(({ isCurrent }) => isCurrent))?.label

export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute
  if (route.hasSidebar) route.sidebar = navigationFor(route.sidebar, pathWithin(context.url.pathname))
})
