// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_brand_lift from "@fieldwork/brand-lift"
import * as fieldwork_brand_lift_promise from "@fieldwork/brand-lift/promise"
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import { Config, ConfigProvider, Effect, Layer, Stream } from "effect"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "AdServers",
    file: "AdServers",
    run: async (check) => {
      const { AdServers } = fieldwork_brand_lift
      const program = Effect.flatMap(AdServers, (adServers) =>
        Stream.runCollect(Stream.map(adServers.list(), ({ ad_server_name }) => ad_server_name))
      )
      const fake = AdServers.layerTest({ list: [{ id: 1, ad_server_name: "Adserver One" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Adserver One\"]")
    }
  },
  {
    name: "Audiences",
    file: "Audiences",
    run: async (check) => {
      const { Audiences } = fieldwork_brand_lift
      const program = Effect.flatMap(Audiences, (audiences) =>
        Stream.runCollect(Stream.map(audiences.targetAudiences({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ target_name }) => target_name))
      )
      const fake = Audiences.layerTest({ targetAudiences: [{ id: 1, target_name: "Adults 18 to 34" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Adults 18 to 34\"]")
    }
  },
  {
    name: "make",
    file: "BrandLift",
    run: async (check) => {
      const { BrandLift } = fieldwork_brand_lift
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const brandLift = BrandLift.make({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
      const industries = await Effect.runPromise(Stream.runCollect(brandLift.industries.list()))
      check(industries.length > 0, "true")
    }
  },
  {
    name: "layer",
    file: "BrandLift",
    run: async (check) => {
      const { BrandLift, Industries } = fieldwork_brand_lift
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const layer = BrandLift.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
      const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
      const industries = await Effect.runPromise(Effect.provide(program, layer))
      check(industries.length > 0, "true")
    }
  },
  {
    name: "layerConfig",
    file: "BrandLift",
    run: async (check) => {
      const { BrandLift, Industries } = fieldwork_brand_lift
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ LIFT_SECRET: credentials.brandLift.clientSecret }))
      const config = { baseUrl: url, authUrl: url, ...credentials.brandLift, clientSecret: Config.Redacted("LIFT_SECRET"), fetch: createSandbox().fetch }
      const layer = Layer.provide(BrandLift.layerConfig(config), environment)
      const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
      const industries = await Effect.runPromise(Effect.provide(program, layer))
      check(industries.length > 0, "true")
    }
  },
  {
    name: "make",
    file: "BrandLiftApi",
    run: async (_, fails) => {
      const { BrandLiftApi } = fieldwork_brand_lift
      await fails(async () => BrandLiftApi.make({ baseUrl: "http://lift.example", tokenProvider: async () => "token" }), "credentials require https")
    }
  },
  {
    name: "BrandLiftApi",
    file: "BrandLiftApi",
    run: async (check) => {
      const { BrandLiftApi, Industries } = fieldwork_brand_lift
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const api = BrandLiftApi.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
      const layer = Layer.provide(Industries.layer, api)
      const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
      const industries = await Effect.runPromise(Effect.provide(program, layer))
      check(industries.length > 0, "true")
    }
  },
  {
    name: "layer",
    file: "BrandLiftApi",
    run: async (check) => {
      const { BrandLiftApi, Industries } = fieldwork_brand_lift
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const layer = Layer.provide(Industries.layer, BrandLiftApi.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch }))
      const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
      const industries = await Effect.runPromise(Effect.provide(program, layer))
      check(industries.length > 0, "true")
    }
  },
  {
    name: "layerConfig",
    file: "BrandLiftApi",
    run: async (check) => {
      const { BrandLiftApi, Industries } = fieldwork_brand_lift
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ LIFT_SECRET: credentials.brandLift.clientSecret }))
      const config = { baseUrl: url, authUrl: url, ...credentials.brandLift, clientSecret: Config.Redacted("LIFT_SECRET"), fetch: createSandbox().fetch }
      const api = Layer.provide(BrandLiftApi.layerConfig(config), environment)
      const layer = Layer.provide(Industries.layer, api)
      const program = Effect.flatMap(Industries, (industries) => Stream.runCollect(industries.list()))
      const industries = await Effect.runPromise(Effect.provide(program, layer))
      check(industries.length > 0, "true")
    }
  },
  {
    name: "check",
    file: "CampaignPreflight",
    run: async (check) => {
      const { CampaignPreflight } = fieldwork_brand_lift
      const before = { campaign_id: "c-1", status: "live", end_date: "2026-03-01T00:00:00Z" }
      const now = Date.parse("2026-02-01T00:00:00Z")
      const violations = CampaignPreflight.check(before, { end_date: "2026-02-01T06:00:00Z" }, now)
      check(violations.map(({ field }) => field), "[\"end_date\"]")
    }
  },
  {
    name: "checkLaunched",
    file: "CampaignPreflight",
    run: async (check) => {
      const { CampaignPreflight } = fieldwork_brand_lift
      const now = Date.parse("2026-02-01T00:00:00Z")
      const violations = CampaignPreflight.checkLaunched({ campaign_id: "c-1", status: "draft" }, {}, now)
      check(violations.map(({ rule }) => rule), "[\"status\"]")
    }
  },
  {
    name: "refusal",
    file: "CampaignPreflight",
    run: async (check) => {
      const { CampaignPreflight } = fieldwork_brand_lift
      const error = CampaignPreflight.refusal([{ field: "end_date", rule: "end_date" as never, message: "is too early" }])
      check([error?.operation, error?.reason._tag], "[\"updateCampaign\",\"InvalidRequestError\"]")
      check(CampaignPreflight.refusal([]), "undefined")
    }
  },
  {
    name: "Campaigns",
    file: "Campaigns",
    run: async (check) => {
      const { Campaigns } = fieldwork_brand_lift
      const program = Effect.flatMap(Campaigns, (campaigns) => campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
      const fake = Campaigns.layerTest({ get: { campaign_name: "Alder Coffee winter" } })
      const { campaign_name } = await Effect.runPromise(Effect.provide(program, fake))
      check(campaign_name, "\"Alder Coffee winter\"")
    }
  },
  {
    name: "CountryLanguages",
    file: "CountryLanguages",
    run: async (check) => {
      const { CountryLanguages } = fieldwork_brand_lift
      const program = Effect.flatMap(CountryLanguages, (countryLanguages) =>
        Stream.runCollect(Stream.map(countryLanguages.list(), ({ locale }) => locale))
      )
      const fake = CountryLanguages.layerTest({ list: [{ id: 9, locale: "en_US" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"en_US\"]")
    }
  },
  {
    name: "rows",
    file: "Csv",
    run: async (check) => {
      const { Csv } = fieldwork_brand_lift
      const bytes = Stream.make(new TextEncoder().encode("respondent_id,answer\n1,Yes\n"))
      const rows = await Effect.runPromise(Stream.runCollect(Csv.rows(bytes)))
      check(rows.map((row) => row.get("answer")), "[\"Yes\"]")
    }
  },
  {
    name: "of",
    file: "DraftQuestion",
    run: async (check) => {
      const { DraftQuestion } = fieldwork_brand_lift
      const template = { name: "awareness", columns: { a: { text: "Yes", order: 1 } } }
      check(DraftQuestion.of(template as never, { is_default: true } as never), "{\"name\":\"awareness\",\"columns\":[{\"text\":\"Yes\",\"order\":1}],\"is_default\":true}")
    }
  },
  {
    name: "Exports",
    file: "Exports",
    run: async (check) => {
      const { Exports } = fieldwork_brand_lift
      const program = Effect.flatMap(Exports, (exports) => exports.excelStatus({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
      const fake = Exports.layerTest({ excelStatus: { s3_url: "https://files.example/report.xlsx" } })
      const { s3_url } = await Effect.runPromise(Effect.provide(program, fake))
      check(s3_url, "\"https://files.example/report.xlsx\"")
    }
  },
  {
    name: "FrequencyReports",
    file: "FrequencyReports",
    run: async (check) => {
      const { FrequencyReports } = fieldwork_brand_lift
      const program = Effect.flatMap(FrequencyReports, (frequencyReports) =>
        Stream.runCollect(Stream.map(frequencyReports.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ status }) => status))
      )
      const fake = FrequencyReports.layerTest({ list: [{ status: "done" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"done\"]")
    }
  },
  {
    name: "Groups",
    file: "Groups",
    run: async (check) => {
      const { Groups } = fieldwork_brand_lift
      const program = Effect.flatMap(Groups, (groups) =>
        Stream.runCollect(Stream.map(groups.list({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", spca_type: "creative" }), ({ group_name }) => group_name))
      )
      const fake = Groups.layerTest({ list: [{ group_id: 1, group_name: "Video" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Video\"]")
    }
  },
  {
    name: "Industries",
    file: "Industries",
    run: async (check) => {
      const { Industries } = fieldwork_brand_lift
      const program = Effect.flatMap(Industries, (industries) =>
        Stream.runCollect(Stream.map(industries.list(), ({ industry_name }) => industry_name))
      )
      const fake = Industries.layerTest({ list: [{ id: 1, industry_name: "Apparel" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Apparel\"]")
    }
  },
  {
    name: "IpMatching",
    file: "IpMatching",
    run: async (check) => {
      const { IpMatching } = fieldwork_brand_lift
      const program = Effect.flatMap(IpMatching, (ipMatching) => ipMatching.get({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
      const fake = IpMatching.layerTest({ get: { is_enabled: true } })
      const { is_enabled } = await Effect.runPromise(Effect.provide(program, fake))
      check(is_enabled, "true")
    }
  },
  {
    name: "Lift",
    file: "Lift",
    run: async (check) => {
      const { Lift } = fieldwork_brand_lift
      const program = Effect.flatMap(Lift, (lift) => lift.get({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", questions_pk: 1 }))
      const fake = Lift.layerTest({ get: { exposed_count: 2500, control_count: 2480 } })
      const { exposed_count } = await Effect.runPromise(Effect.provide(program, fake))
      check(exposed_count, "2500")
    }
  },
  {
    name: "interpret",
    file: "LiftResult",
    run: async (check) => {
      const { LiftResult } = fieldwork_brand_lift
      const figures = { exposed_percentage: 46, control_percentage: 40, lift_percentage: 6, total_count: 4980, confidence_level: 0.9, margin_of_error: 2.3, statistically_significant: true, statistical_test: [] }
      const result = LiftResult.interpret(figures)
      check(result.kind === "available" ? [result.points, result.highestSignificantLevel] : [], "[6,0.9]")
      check(LiftResult.interpret({ total_count: 20, statistical_test: [] }).kind, "\"notAvailable\"")
    }
  },
  {
    name: "sentence",
    file: "LiftResult",
    run: async (check) => {
      const { LiftResult } = fieldwork_brand_lift
      const figures = { exposed_percentage: 46, control_percentage: 40, lift_percentage: 6, total_count: 4980, confidence_level: 0.9, margin_of_error: 2.3, statistically_significant: true, statistical_test: [] }
      check(LiftResult.sentence(LiftResult.interpret(figures)), "\"Exposed is 6.0 points above control (lift between 3.7 and 8.3 points at 90 %), significant at 90 %.\"")
    }
  },
  {
    name: "Table",
    file: "LiftTable",
    run: async (check) => {
      const { LiftTable } = fieldwork_brand_lift
      const content = { campaign: "c-1", level: 0.9, minimumPerGroup: 50, adjustment: "holm", convention: {} as never, rows: [], missing: [] } as const
      check(new LiftTable.Table(content).toCsv().split("\n").length > 0, "true")
    }
  },
  {
    name: "Names",
    file: "Names",
    run: async (check) => {
      const { Names } = fieldwork_brand_lift
      const program = Effect.flatMap(Names, (names) =>
        Stream.runCollect(Stream.map(names.list({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", spca_type: "creative" }), ({ name }) => name))
      )
      const fake = Names.layerTest({ list: [{ id: "c-1", name: "Spring video" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Spring video\"]")
    }
  },
  {
    name: "Pixels",
    file: "Pixels",
    run: async (check) => {
      const { Pixels } = fieldwork_brand_lift
      const program = Effect.flatMap(Pixels, (pixels) =>
        Stream.runCollect(Stream.map(pixels.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ pixel_count }) => pixel_count))
      )
      const fake = Pixels.layerTest({ list: [{ id: 1, pixel_count: 3 }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[3]")
    }
  },
  {
    name: "QuestionTemplates",
    file: "QuestionTemplates",
    run: async (check) => {
      const { QuestionTemplates } = fieldwork_brand_lift
      const program = Effect.flatMap(QuestionTemplates, (questionTemplates) =>
        Stream.runCollect(Stream.map(questionTemplates.list({ usage: "draft", country_language_id: 9, industry_id: 1 } as never), ({ question_text_template }) => question_text_template))
      )
      const fake = QuestionTemplates.layerTest({ list: [{ question_text_template: "Have you heard of {brand}?" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Have you heard of {brand}?\"]")
    }
  },
  {
    name: "Questions",
    file: "Questions",
    run: async (check) => {
      const { Questions } = fieldwork_brand_lift
      const program = Effect.flatMap(Questions, (questions) =>
        Stream.runCollect(Stream.map(questions.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ question }) => question))
      )
      const fake = Questions.layerTest({ list: [{ question: { id: 1 } }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[{\"id\":1}]")
    }
  },
  {
    name: "Reports",
    file: "Reports",
    run: async (check) => {
      const { Reports } = fieldwork_brand_lift
      const program = Effect.map(Reports, (reports) => Object.keys(reports).length)
      check(Effect.runSync(Effect.provide(program, Reports.layerTest({}))), "0")
    }
  },
  {
    name: "Respondents",
    file: "Respondents",
    run: async (check) => {
      const { Respondents } = fieldwork_brand_lift
      const program = Effect.flatMap(Respondents, (respondents) =>
        Stream.runCollect(Stream.map(respondents.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ impressions }) => impressions))
      )
      const fake = Respondents.layerTest({ list: [{ impressions: [] }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[[]]")
    }
  },
  {
    name: "S2sMappings",
    file: "S2sMappings",
    run: async (check) => {
      const { S2sMappings } = fieldwork_brand_lift
      const program = Effect.flatMap(S2sMappings, (s2sMappings) =>
        Stream.runCollect(Stream.map(s2sMappings.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ partner_name }) => partner_name))
      )
      const fake = S2sMappings.layerTest({ list: [{ partner_id: 1, partner_name: "Partner One" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Partner One\"]")
    }
  },
  {
    name: "TagQueryParameters",
    file: "TagQueryParameters",
    run: async (check) => {
      const { TagQueryParameters } = fieldwork_brand_lift
      const program = Effect.flatMap(TagQueryParameters, (tagQueryParameters) =>
        Stream.runCollect(Stream.map(tagQueryParameters.list(), ({ query_key }) => query_key))
      )
      const fake = TagQueryParameters.layerTest({ list: [{ id: 1, query_key: "crid" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"crid\"]")
    }
  },
  {
    name: "InvalidTagError",
    file: "TrackingTag",
    run: async (_, fails) => {
      const { TrackingTag } = fieldwork_brand_lift
      await fails(async () => TrackingTag.make({ url: "http://pixel.example/i", campaignId: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), "a tag is an https URL")
    }
  },
  {
    name: "macro",
    file: "TrackingTag",
    run: async (check, fails) => {
      const { TrackingTag } = fieldwork_brand_lift
      check(TrackingTag.macro("%%SITE%%"), "{\"macro\":\"%%SITE%%\"}")
      await fails(async () => TrackingTag.macro("a b"), "a macro is text without spaces")
    }
  },
  {
    name: "macrosOf",
    file: "TrackingTag",
    run: async (check) => {
      const { TrackingTag } = fieldwork_brand_lift
      const adServer = { query_parameters: [{ query_parameter: "crid", default_macro: "%%CREATIVE_ID%%" }] }
      check(TrackingTag.macrosOf(adServer as never), "{\"crid\":{\"macro\":\"%%CREATIVE_ID%%\"}}")
    }
  },
  {
    name: "make",
    file: "TrackingTag",
    run: async (check) => {
      const { TrackingTag } = fieldwork_brand_lift
      check(TrackingTag.make({ url: "https://pixel.example/i", campaignId: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", custom: { c1: "spring" } }), "\"https://pixel.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&c1=spring\"")
    }
  },
  {
    name: "image",
    file: "TrackingTag",
    run: async (check) => {
      const { TrackingTag } = fieldwork_brand_lift
      check(TrackingTag.image("https://pixel.example/i?a=1&b=2").includes("a=1&amp;b=2"), "true")
    }
  },
  {
    name: "minimumIncrease",
    file: "rules",
    run: async (check) => {
      const { CampaignPreflight } = fieldwork_brand_lift
      check(Object.values(CampaignPreflight.minimumIncrease).every((count) => count > 0), "true")
    }
  },
  {
    name: "InvalidCsvError",
    file: "InvalidCsvError",
    run: async (check) => {
      const { Csv } = fieldwork_brand_lift
      const bytes = Stream.make(new TextEncoder().encode('a,b\n"1'))
      const error = await Effect.runPromise(Effect.flip(Stream.runCollect(Csv.rows(bytes))))
      check(error._tag, "\"InvalidCsvError\"")
    }
  },
  {
    name: "Row",
    file: "Row",
    run: async (check) => {
      const { Csv } = fieldwork_brand_lift
      const bytes = Stream.make(new TextEncoder().encode("respondent_id,answer\n1,Yes\n"))
      const [row] = await Effect.runPromise(Stream.runCollect(Csv.rows(bytes)))
      check(row?.toObject(), "{\"respondent_id\":\"1\",\"answer\":\"Yes\"}")
    }
  },
  {
    name: "NoExportIdError",
    file: "errors",
    run: async (check) => {
      const { NoExportIdError } = fieldwork_brand_lift
      check(new NoExportIdError({ campaigns_pk: "c-1" }).message.includes("c-1"), "true")
    }
  },
  {
    name: "ReportExpiredError",
    file: "errors",
    run: async (check) => {
      const { ReportExpiredError } = fieldwork_brand_lift
      check(new ReportExpiredError({ id: "r-1", expires_at: "2026-02-01T00:00:00Z" }).id, "\"r-1\"")
    }
  },
  {
    name: "ReportFailedError",
    file: "errors",
    run: async (check) => {
      const { ReportFailedError } = fieldwork_brand_lift
      check(new ReportFailedError({ id: "r-1", error: "too many columns" }).message, "\"report r-1 failed: too many columns\"")
    }
  },
  {
    name: "ReportNotReadyError",
    file: "errors",
    run: async (check) => {
      const { ReportNotReadyError } = fieldwork_brand_lift
      check(new ReportNotReadyError({ id: "r-1", waitedMillis: 60_000, polls: 12 }).message.startsWith("report r-1 is not ready after 60 s"), "true")
    }
  },
  {
    name: "createBrandLift",
    file: "promise",
    run: async (check) => {
      const { createBrandLift } = fieldwork_brand_lift_promise
      const { createSandbox, credentials } = fieldwork_sandbox
      const url = "https://lift.example"
      const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: createSandbox().fetch })
      const industries = await brandLift.industries.list().toArray()
      check(industries.length > 0, "true")
    }
  },
  {
    name: "fakeBrandLift",
    file: "promise",
    run: async (check) => {
      const { fakeBrandLift } = fieldwork_brand_lift_promise
      const brandLift = fakeBrandLift({ campaigns: { get: async () => ({ campaign_name: "Alder Coffee winter" }) } })
      const { campaign_name } = await brandLift.campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" })
      check(campaign_name, "\"Alder Coffee winter\"")
    }
  }
]
