// #region notice
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const { fetch } = createSandbox()
const url = "https://brand-lift.example"
const brandLift = createBrandLift({
  baseUrl: url,
  authUrl: url,
  ...credentials.brandLift,
  fetch,
  onDeprecation: ({ message }) => console.log(message)
})

const ids = { campaigns_pk: "00000000-0000-4000-8000-000000000000", questions_pk: 1 }
for (let call = 1; call <= 3; call++) {
  await brandLift.lift.byAdChannel(ids).catch(() => console.log(`call ${call}: not found`))
}
// #endregion notice
