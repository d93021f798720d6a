/**
 * The `list` subcommand, which prints the current state of surveys.
 */
import { Console, Option, Stream } from "effect"
import { Command, Flag } from "effect/cli"
import type { KnownOpportunity } from "../query/QueryTypes.ts"
import { makeOpportunities } from "../query/Opportunities.ts"
import { fromZero, printJson } from "./Output.ts"
import { withStore } from "./root.ts"
import { untilUnread } from "./untilStopped.ts"

const line = ({ mark, opportunity, status }: KnownOpportunity): string => {
  const {
    country_language = "-",
    revenue_per_interview: price,
    survey_id,
    survey_name = "",
    total_remaining
  } = opportunity
  const pays = price?.value === undefined ? "-" : `${price.value} ${price.currency_code ?? ""}`.trimEnd()
  const parts = [
    survey_id,
    status,
    country_language,
    pays,
    `${total_remaining ?? "-"} remaining`,
    survey_name,
    mark ?? ""
  ]
  return parts.join("  ").trimEnd()
}

export const list = Command.make(
  "list",
  {
    status: Flag.Literals("status", ["live", "paused", "deactivated", "parked", "any"]).pipe(
      Flag.withDefault("live"),
      Flag.withDescription("The status of the surveys to list")
    ),
    locale: Flag.String("locale").pipe(
      Flag.optional,
      Flag.withDescription("Values of country_language, separated by commas")
    ),
    limit: Flag.Int("limit").pipe(
      Flag.filter((limit) => limit >= 0, fromZero),
      Flag.optional,
      Flag.withDescription("Maximum number of surveys. Default: all")
    )
  },
  ({ limit, locale, status }) =>
    untilUnread(
      withStore(({ json, store }) => {
        const countryLanguages = Option.getOrUndefined(Option.map(locale, (text) => text.split(",")))
        const found = makeOpportunities(store)
          .list({ status, countryLanguages })
          .pipe(Stream.take(Option.getOrElse(limit, () => Infinity)))
        return Stream.runForEach(found, (survey) => (json ? printJson(survey) : Console.log(line(survey))))
      })
    )
).pipe(Command.withDescription("Lists surveys in their current state. Default: live surveys"))
