/**
 * Verifies the callbacks of a simulated week with the keys given as arguments (`keyId:publicKey`), and returns the counts at `/received`.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createVerifier } from "@fieldwork/webhooks"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { counter } from "./week.ts"

const keys = process.argv.slice(2).map((argument) => {
  const [keyId = "", publicKey = ""] = argument.split(":")
  return { keyId, publicKey }
})
const verifier = createVerifier({ keys })
const { count, received } = counter()

const server = createServer((request, response) => {
  const url = request.url ?? ""
  if (url === "/received") {
    response.setHeader("content-type", "application/json").end(JSON.stringify(received()))
    return
  }
  const accept = ({ payload }: { payload: { bytes: () => Uint8Array } }) => count(url, payload.bytes())
  nodeReceiver({ verifier, accept, onRefusal: (error) => console.error(error.message) })(request, response)
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
