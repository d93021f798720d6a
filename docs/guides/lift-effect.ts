// #region program
import { BrandLift, Campaigns, Lift } from "@fieldwork/brand-lift"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { Console, Effect } from "effect"

const program = Effect.gen(function* () {
  const campaigns = yield* Campaigns
  const lift = yield* Lift
  const summary = yield* campaigns.summary()
  yield* Console.log(`${summary.live_campaigns} campaigns are live`)
  const missing = yield* lift
    .get({ campaigns_pk: crypto.randomUUID(), questions_pk: 1 })
    .pipe(Effect.catchReason("ApiError", "NotFoundError", () => Effect.succeed(undefined)))
  yield* Console.log(`lift of a campaign that is not there: ${missing === undefined ? "none" : "some"}`)
})
// #endregion program

// #region run
const { fetch } = createSandbox()
const url = "https://brand-lift.example"
const layer = BrandLift.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
await Effect.runPromise(Effect.provide(program, layer))
// #endregion run
