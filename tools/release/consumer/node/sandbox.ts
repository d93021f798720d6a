import { createSandbox } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { stateMachines } from "@fieldwork/sandbox/states"
import { same } from "../same.ts"

const sandbox = createSandbox({ seed: 7 })
const { close, url } = await sandbox.listen({ port: 0 })
const page = await fetch(`${url}/__sandbox/`)
same([page.status, (await page.text()).includes("<html")], [200, true])
same((await fetch(`${url}/Core/v1/BusinessUnits/All`)).status, 401)

const control = createControlClient({ baseUrl: url })
const before = sandbox.now()
await control.POST("/__sandbox/clock/advance", { body: { seconds: 86_400 } })
same(sandbox.now().getTime() - before.getTime(), 86_400_000)
const { response } = await control.POST("/__sandbox/scenarios/{name}/run", { params: { path: { name: "supplier" } } })
same(response.ok, true)
same(stateMachines.find(({ id }) => id === "campaign")?.transitions[0]?.when, "launchCampaign")
await close()
