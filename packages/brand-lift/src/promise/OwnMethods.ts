/**
 * The types of methods whose signature cannot be derived from a single operation.
 */
import type {
  ApiResponse,
  CallOptions,
  Input,
  PromiseIterable,
  PromiseList,
  PromisePagedList
} from "@fieldwork/core/promise"
import type {
  components,
  Name,
  NameEntry,
  operations,
  QuestionTemplate,
  TargetedRecruitmentOption
} from "@fieldwork/brand-lift-client"
import type { Options as CsvOptions } from "../csv/Options.ts"
import type { Row } from "../csv/Row.ts"
import type { ExportId, FrequencyRequest, ReadyExport, Waiting } from "../jobs/inputs.ts"
import type { TableInput } from "../lift/Choice.ts"
import type { Table } from "../LiftTable.ts"

type Method<Input, Result> = (input: Input, options?: CallOptions) => Promise<Result>
type List<Input, Each> = (input: Input, options?: CallOptions) => PromiseIterable<Each>

interface Download extends List<ReadyExport, Uint8Array> {
  /** Returns the status and headers together with the stream of bytes, before the first byte arrives. The caller must read or cancel the stream. */
  withResponse(input: ReadyExport, options?: CallOptions): Promise<ApiResponse<PromiseIterable<Uint8Array>>>
}

type CsvInput = Input<operations["exportRespondentsCsv"]> & CsvOptions

/** The type of a function that extracts the items of a list from the response. */
type ItemsOf<Each> = (response: never) => ReadonlyArray<Each>

export interface OwnMethods {
  readonly "audiences.targetedRecruitmentOptions": PromiseList<
    operations,
    "listTargetedRecruitmentOptions",
    ItemsOf<TargetedRecruitmentOption>
  >
  readonly "names.list": PromisePagedList<operations, "listNames", ItemsOf<{ group_id: string | undefined } & Name>>
  readonly "names.withImpressions": PromisePagedList<operations, "listNamesWithImpressions", ItemsOf<NameEntry>>
  readonly "questionTemplates.ofCampaign": PromiseList<
    operations,
    "listCampaignQuestionTemplates",
    ItemsOf<QuestionTemplate>
  >
  readonly "lift.table": Method<TableInput, Table>
  readonly "reports.powerPoint": Method<Input<operations["exportPowerPoint"]> & Waiting, ReadyExport>
  readonly "reports.excel": Method<Input<operations["exportExcel"]> & Waiting, ReadyExport>
  readonly "reports.frequency": Method<FrequencyRequest, components["schemas"]["FrequencyReport"]>
  readonly "reports.waitForPowerPoint": Method<ExportId, ReadyExport>
  readonly "reports.waitForExcel": Method<ExportId, ReadyExport>
  readonly "reports.waitForFrequency": Method<ExportId, components["schemas"]["FrequencyReport"]>
  readonly "reports.download": Download
  readonly "respondents.csvRows": List<CsvInput, Row>
  readonly "respondents.csvBatches": List<CsvInput, readonly [Row, ...Array<Row>]>
}
