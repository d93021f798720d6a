/**
 * Runs the sandbox in a container. Start it with `node sandbox-container.ts`, which requires a container engine.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
// #region container
import { createExchange } from "@fieldwork/exchange/promise"
import { SandboxContainer } from "@fieldwork/sandbox/testcontainers"

const startExchange = async (receiverPort: number) => {
  const sandbox = await new SandboxContainer().withSeed(7).withHostPorts(receiverPort).start()
  const { apiKey, suppliers } = sandbox.getCredentials().exchange
  const [supplier_code = ""] = suppliers
  const exchange = createExchange({ baseUrl: sandbox.getUrl(), apiKey })
  await exchange.opportunities.subscribe({
    supplier_code,
    body: {
      callback: `${sandbox.getHostUrl(receiverPort)}/opportunities`,
      opportunities: [{ country_language: { eq: "eng_us" } }]
    }
  })
  return sandbox
}
// #endregion container

let received = 0
const receiver = createServer((request, response) => {
  received += 1
  request.resume().on("end", () => response.end())
})
await new Promise<void>((resolve) => receiver.listen(0, resolve))
{
  await using sandbox = await startExchange((receiver.address() as AddressInfo).port)
  await sandbox.advance({ hours: 1 })
}
receiver.closeAllConnections()
receiver.close()
console.log(`${received} callbacks`)
if (received === 0) process.exitCode = 1
