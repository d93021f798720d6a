// #region nest
import type { IncomingMessage, ServerResponse } from "node:http"
import { nestReceiver } from "@fieldwork/webhooks/nest"
import { Controller, Module, Post, Req, Res } from "@nestjs/common"
import { NestFactory } from "@nestjs/core"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const nestApp = async (subscriber: Subscriber) => {
  const receive = nestReceiver(callbacksOf(subscriber))

  class CallbacksController {
    receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
      return receive(request, response)
    }
  }
  // Without decorator syntax, which Node does not run: @Controller("callbacks"), @Post(), @Req() and @Res().
  Controller("callbacks")(CallbacksController)
  const { prototype } = CallbacksController
  Post()(prototype, "receive", Object.getOwnPropertyDescriptor(prototype, "receive") ?? {})
  Req()(prototype, "receive", 0)
  Res()(prototype, "receive", 1)

  class AppModule {
    readonly name = "callbacks"
  }
  Module({ controllers: [CallbacksController] })(AppModule)
  // Keeps the bytes that were signed, beside the parsed body.
  return NestFactory.create(AppModule, { rawBody: true, logger: false })
}
// #endregion nest
