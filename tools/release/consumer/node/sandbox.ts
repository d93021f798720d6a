import { createSandbox } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { stateMachines } from "@fieldwork/sandbox/states"
import { assertSame } from "../assertSame.ts"

const sandbox = createSandbox({ seed: 7 })
const { close, url } = await sandbox.listen({ port: 0 })
const page = await fetch(`${url}/__sandbox/`)
assertSame([page.status, (await page.text()).includes("<html")], [200, true])
assertSame((await fetch(`${url}/Core/v1/BusinessUnits/All`)).status, 401)

const control = createControlClient({ baseUrl: url })
const before = sandbox.now()
await control.POST("/__sandbox/clock/advance", { body: { seconds: 86_400 } })
assertSame(sandbox.now().getTime() - before.getTime(), 86_400_000)
const { response } = await control.POST("/__sandbox/scenarios/{name}/run", { params: { path: { name: "supplier" } } })
assertSame(response.ok, true)
assertSame(stateMachines.find(({ id }) => id === "campaign")?.transitions[0]?.when, "launchCampaign")
await close()
