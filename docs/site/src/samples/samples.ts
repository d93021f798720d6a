/**
 * Writes the three samples of an operation. The function runs both at build time and in the page when an input changes.
 */
import type { Sample } from "./sample.ts"
import { curl } from "./curl.ts"
import { literal } from "./literal.ts"
import { flat, type Input, type SampleRoute, type ServiceMethod } from "./sample-route.ts"
import { tokenSamples } from "./token.ts"

const clients = {
  "brand-lift": { variable: "brandLift", layer: "BrandLift", from: "@fieldwork/brand-lift" },
  exchange: { variable: "exchange", layer: "Exchange", from: "@fieldwork/exchange" }
} as const

/**
 * Formats the argument of a call. `before` is the text that precedes the argument on its line and determines whether the argument fits on that line.
 */
const argument = (input: Input, indent: string, before: string): string => {
  const inputs = flat(input)
  return Object.keys(inputs).length === 0 ? "" : literal(inputs, indent, before.length)
}

const promise = (route: SampleRoute, { isList, method, service }: ServiceMethod, input: Input): string => {
  const { variable } = clients[route.api]
  const before = isList ? "for await (const item of ) console.log(item)" : "const reply = await "
  const name = `${variable}.${service}.${method}`
  const call = `${name}(${argument(input, "", `${before}${name}()`)})`
  return [
    `import { ${variable} } from "./client.ts"`,
    "",
    ...(isList
      ? [`for await (const item of ${call}) console.log(item)`]
      : [`const reply = await ${call}`, "console.log(reply)"])
  ].join("\n")
}

const effect = (route: SampleRoute, { isList, method, service }: ServiceMethod, input: Input): string => {
  const { from, layer } = clients[route.api]
  const tag = `${service.charAt(0).toUpperCase()}${service.slice(1)}`
  const before = isList ? "yield* Stream.runForEach(, (item) => Console.log(item))" : "const reply = yield* "
  const call = `${service}.${method}(${argument(input, "  ", `${before}${service}.${method}()`)})`
  const body = isList
    ? [`  yield* Stream.runForEach(${call}, (item) => Console.log(item))`]
    : [`  const reply = yield* ${call}`, "  yield* Console.log(reply)"]
  return [
    `import { ${[layer, tag].toSorted().join(", ")} } from "${from}"`,
    `import { Console, Effect${isList ? ", Stream" : ""} } from "effect"`,
    "",
    "const program = Effect.gen(function* () {",
    `  const ${service} = yield* ${tag}`,
    ...body,
    "})",
    `await Effect.runPromise(Effect.provide(program, ${layer}.layerConfig()))`
  ].join("\n")
}

const services = (route: SampleRoute, input: Input): ReadonlyArray<Sample> => {
  const { operationId, service } = route
  if (service === undefined) return operationId === "createToken" ? tokenSamples(input.body?.value) : []
  return [
    { label: "Promise", language: "ts", code: promise(route, service, input) },
    { label: "Effect", language: "ts", code: effect(route, service, input) }
  ]
}

export const writeSamples = (route: SampleRoute, input: Input): ReadonlyArray<Sample> => [
  ...services(route, input),
  { label: "curl", language: "sh", code: curl(route, input) }
]
