import { type DynamicModule, Module } from "@nestjs/common"
import { CallbacksController } from "./callbacks.controller.js"
import { ExchangeModule } from "./exchange.module.js"
import type { Settings } from "./settings.js"
import { SurveysController } from "./surveys.controller.js"

@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [ExchangeModule.forRoot(settings)],
      controllers: [CallbacksController, SurveysController]
    }
  }
}
