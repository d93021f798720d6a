/**
 * Serves respondent data as CSV: `node csv-server.ts MEGABYTES` responds to every GET request with that many megabytes, and to every POST request
 * with a token.
 *
 * One row in twenty has a comment with quotes, a newline and a two-byte character. One row in 20,000 has a character outside Latin-1.
 */
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

const columns =
  "respondent_id,group,weight,frequency,age,gender,region,impression_id,timestamp,publisher_id,placement_id,creative_id,ad_channel,device_type,daypart,network,program,awareness,intent,comment"

const row = (index: number): string => {
  const hex = index.toString(16).padStart(12, "0")
  return [
    `0b9d1c52-7f5e-4b1a-9d3e-${hex}`,
    index % 2 === 0 ? "exposed" : "control",
    ((index % 20_000) / 10_000).toFixed(4),
    index % 9,
    18 + (index % 60),
    index % 3 === 0 ? "male" : "female",
    ["south", "north-east", "midwest"][index % 3],
    `6e2f8a10-3c4d-4e5f-8a9b-${hex}`,
    `2026-09-${10 + (index % 18)}T12:34:56Z`,
    `pub-${index % 999}`,
    `plc-${index % 9999}`,
    `crv-${index % 99}`,
    ["display", "video", "social"][index % 3],
    ["mobile", "desktop"][index % 2],
    ["early_morning", "prime"][index % 2],
    "",
    index % 7 === 0 ? '"News, at 9"' : "",
    ["Alder Coffee", "Birch Roasters", "Alder Coffee;Birch Roasters"][index % 3],
    ["", "definitely", "maybe"][index % 3],
    index % 20 === 0 ? `"said ""yes"",\nthen café left${index === 0 ? " 🎉" : ""}"` : ""
  ].join(",")
}

const block = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${row(index)}\n`).join(""))
const megabytes = Number(process.argv[2])

function* text() {
  yield `${columns}\n`
  for (let sent = 0; sent < megabytes * 1e6; sent += block.length) yield block
}

/** Sends the rows. A client that disconnects early does not cause an error. */
const send = (response: ServerResponse) => pipeline(Readable.from(text()), response).catch(() => undefined)

const token = JSON.stringify({ access_token: "t", token_type: "Bearer", expires_in: 36_000 })

const server = createServer((request, response) => {
  request.resume()
  if (request.method === "POST") response.setHeader("content-type", "application/json").end(token)
  else {
    response.writeHead(200, { "content-type": "text/csv" })
    void send(response)
  }
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
