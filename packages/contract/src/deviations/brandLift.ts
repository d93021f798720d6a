/**
 * Simulated brand lift services, each of which differs from the spec in one way.
 */
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { everyMember, type Fetch, withDeviation } from "./Deviation.ts"

const notFound = () => Response.json({ detail: "Not found." }, { status: 404 })

const kebab = new Set(
  operationsOf(documents["brand-lift"])
    .flatMap(({ path }) => path.replace("/api/impact-measurement/v1", "").split("/"))
    .filter((segment) => segment.includes("-") && !segment.startsWith("{"))
)

const snakeCasePaths = withDeviation({
  request: ({ url }) => {
    const segments = url.pathname.split("/")
    if (segments.some((segment) => kebab.has(segment))) return notFound()
    const path = segments.map((segment) => {
      const word = segment.replaceAll("_", "-")
      return kebab.has(word) ? word : segment
    })
    return { url: new URL(`${path.join("/")}${url.search}`, url) }
  }
})

const slashAtTheEnd = withDeviation({
  request: ({ method, url }) => {
    if (url.pathname.endsWith("/")) return { url: new URL(`${url.pathname.slice(0, -1)}${url.search}`, url) }
    const location = `${url.pathname}/${url.search}`
    return method === "GET" ? new Response(null, { status: 301, headers: { location } }) : notFound()
  }
})

const open = new Set(
  operationsOf(documents["brand-lift"]).flatMap(({ parameters }) =>
    parameters
      .filter((each) => each.explode === false && each["x-provenance"]?.inferred?.includes("explode") === true)
      .map(({ name }) => name)
  )
)

/**
 * A service to which lists must be sent as repeated parameters. It treats a comma as part of a value, so a comma-separated list does not match
 * anything.
 */
const repeatedLists = withDeviation({
  request: ({ url }) => {
    const query = new URLSearchParams()
    for (const name of new Set(url.searchParams.keys())) {
      const values = url.searchParams.getAll(name)
      const known = open.has(name) ? values.filter((value) => !value.includes(",")) : values
      if (open.has(name) && known.length === 0)
        return Response.json({ page: 1, page_size: 0, total_items: 0, items: [] })
      query.set(name, known.join(","))
    }
    const moved = new URL(url)
    moved.search = query.toString().replaceAll("%2C", ",")
    return { url: moved }
  }
})

const isId = (name: string): boolean => name === "id" || name.endsWith("_id")

/** A service in which all ids are strings, in both requests and responses. */
const idsAsText = withDeviation({
  request: ({ json }) => {
    if (json === undefined) return {}
    const wrong: Array<string> = []
    const read = everyMember(json, (name, value) => {
      if (isId(name) && typeof value === "number") wrong.push(name)
      return [name, isId(name) && typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value]
    })
    return wrong.length > 0
      ? Response.json(Object.fromEntries(wrong.map((name) => [name, ["Not a valid string."]])), { status: 400 })
      : { json: read }
  },
  response: (json) =>
    everyMember(json, (name, value) => [name, isId(name) && typeof value === "number" ? String(value) : value])
})

const creationsWith201 = withDeviation({
  status: (status, method, { pathname }) =>
    status === 200 && method === "POST" && !pathname.startsWith("/oauth/") ? 201 : status
})

const shares = new Set(["exposed_percentage", "control_percentage", "lift_percentage", "margin_of_error"])

const liftAsShares = withDeviation({
  response: (json) =>
    everyMember(json, (name, value) => [name, shares.has(name) && typeof value === "number" ? value / 100 : value])
})

/** Adds undocumented values to lists for which the spec declares a closed set of values. */
const unknownMembers = withDeviation({
  response: (json) =>
    everyMember(json, (name, value) => [
      name,
      name === "channels" && Array.isArray(value)
        ? [...value, "audio"]
        : name === "tag_type" && value === "extra"
          ? "measurement"
          : value
    ])
})

export interface DeviatingService {
  readonly service: (sandbox: Fetch) => Fetch
  /**
   * The ids of the decisions (the interpretations that the spec chooses where the API document is unclear) that the service does not follow and that
   * a probe must therefore report. Empty if GET requests cannot reveal the difference.
   */
  readonly differs: ReadonlyArray<string>
  /** A string that must occur in the OpenAPI overlay that the probe writes. Undefined if the overlay does not need to correct anything. */
  readonly corrects?: string
  /**
   * The id of an operation that reveals the difference to a client whose spec has not been corrected: the operation fails, its result differs, or the
   * client reports a deviation.
   */
  readonly shownBy?: string
}

export const brandLiftServices: Readonly<Record<string, DeviatingService>> = {
  "paths in snake_case": {
    service: snakeCasePaths,
    differs: ["routes"],
    corrects: "/country_languages",
    shownBy: "listCountryLanguages"
  },
  "a trailing slash on every path": {
    service: slashAtTheEnd,
    differs: ["trailing-slash"],
    corrects: "x-wire-trailing-slash",
    shownBy: "createCampaign"
  },
  "repeated lists": {
    service: repeatedLists,
    differs: ["array-parameters"],
    corrects: "explode",
    shownBy: "listCampaigns"
  },
  "ids as strings": {
    service: idsAsText,
    differs: ["nulls-in-campaigns", "targeted-recruitment-shapes"],
    corrects: "string",
    shownBy: "createCampaign"
  },
  "201 for creations": { service: creationsWith201, differs: [] },
  "lift as shares": {
    service: liftAsShares,
    differs: ["scales-of-lift"],
    corrects: "x-wire-scale",
    shownBy: "getQuestionLift"
  },
  "unknown values of closed enumerations": {
    service: unknownMembers,
    differs: [],
    corrects: "audio",
    shownBy: "listCampaigns"
  }
}
