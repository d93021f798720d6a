import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { test } from "node:test"
import { inspect } from "node:util"
import { createWebhook } from "../src/webhook.ts"

const message = { id: "campaign/1", text: "Alder Coffee winter shows a lift" }

test("the webhook of the nightly lift job reports the reason when its URL cannot be reached or refuses the message", async () => {
  const received: Array<unknown> = []
  const server = createServer((request, response) => {
    received.push(request.headers["idempotency-key"])
    response.writeHead(request.url === "/chat" ? 204 : 404, { connection: "close" }).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await createWebhook(`${url}/chat`)(message)
  await assert.rejects(createWebhook(url)(message), { message: "NOTIFY_URL responded with 404" })
  assert.deepEqual(received, [message.id, message.id])

  server.close()
  await once(server, "close")
  await assert.rejects(createWebhook(`${url}/chat`)(message), {
    message: /^NOTIFY_URL could not be reached: connect ECONNREFUSED/
  })
})

test("an error of the nightly lift job's webhook does not contain the URL, even if the URL cannot be requested", async () => {
  for (const url of ["https://bot:t0ken@chat.example/hook", "http://127.0.0.1:1/t0ken", "t0ken"]) {
    await assert.rejects(createWebhook(url)(message), (error: Error) => {
      assert.match(error.message, /^NOTIFY_URL could not be reached: /)
      assert.doesNotMatch(inspect(error), /t0ken/)
      return true
    })
  }
})
