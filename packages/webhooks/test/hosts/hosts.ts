/**
 * The hosts (frameworks and platforms) in the test matrix.
 */
import { fastify4Host, fastify5Host } from "./fastify.ts"
import { azureHost, fetchHostPlain, honoHost } from "./fetch.ts"
import { koaHostNaive, koaHostOwn } from "./koa.ts"
import { lambdaHosts } from "./lambda.ts"
import { express4Host, express5Host, nextPagesHost, nodeHost } from "./listeners.ts"
import type { Host } from "./mounting.ts"
import { nestExpressHost, nestFastifyHost } from "./nest.ts"

export const onExpress: ReadonlyArray<Host> = [express4Host, express5Host, nestExpressHost]

export const hosts: ReadonlyArray<Host> = [
  nodeHost,
  ...onExpress,
  nextPagesHost,
  fastify4Host,
  fastify5Host,
  koaHostOwn,
  koaHostNaive,
  nestFastifyHost,
  fetchHostPlain,
  honoHost,
  azureHost,
  ...lambdaHosts
]
