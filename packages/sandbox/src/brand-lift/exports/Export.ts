/**
 * Creates exports. An export finishes a few minutes after the request and is then stored for a week.
 *
 * | from    | trigger                              | to      |
 * | ------- | ------------------------------------ | ------- |
 * | (none)  | request                              | running |
 * | running | ready: 2 minutes for Excel, 3 for PowerPoint | ready: the file is there, the e-mail goes out |
 * | ready   | expire: a week later                 | expired: the file is gone |
 *
 * The brand lift document does not specify how long an export takes; the durations are chosen by the sandbox. Source: the vendor's brand lift
 * document, section Endpoints 31 to 34.
 */
import { day, minute, toText } from "../Instant.ts"
import { read } from "../lift/LiftFilters.ts"
import type { ExportStatus } from "@fieldwork/specs/brand-lift/schema"
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { Export, ExportState, Kind } from "./ExportState.ts"
import * as Files from "./StoredFile.ts"
import * as Report from "./Report.ts"

/** The validated contents of an export request. */
export interface ExportArguments {
  readonly kind: Kind
  readonly recipients: ReadonlyArray<string>
  readonly message: string | undefined
  readonly filters: ReadonlyArray<string>
  readonly demographics: Readonly<Record<string, string>>
  /** The origin of the download link, such as `http://host:port`. */
  readonly origin: string
}

export const kinds = {
  excel: { name: "Excel", takes: 2 * minute },
  powerpoint: { name: "PowerPoint", takes: 3 * minute }
} as const

export const retention = 7 * day

const finish = async (
  state: CampaignState & StudyState & ExportState,
  { campaign_id, id, kind, link }: Export,
  wanted: ExportArguments
): Promise<void> => {
  const campaign = state.campaigns.get(campaign_id)
  if (campaign === undefined) return
  const { name } = kinds[kind]
  const at = state.environment.clock.now()
  const report = Report.make({
    campaign,
    study: state.studies.get(campaign_id),
    filters: wanted.filters,
    read: (study) => read(study, { demographics: { ...wanted.demographics } }),
    at
  })
  const { content, extension, type } = await state.environment.platform.writers[kind](report, at)
  state.files.set(id, { type, name: `lift-${id.slice(0, 8)}.${extension}`, content })
  state.exports.set(id, { id, kind, campaign_id, link, finishedAt: at })
  const until = at + retention
  state.environment.clock.at(until, () => void state.files.delete(id))
  state.emails.push({
    id: state.emails.length + 1,
    to: wanted.recipients,
    subject: `${campaign.campaign_name}: your ${name} report is ready`,
    text: [
      ...(wanted.message === undefined ? [] : [wanted.message]),
      `${link}\nThe file is available until ${toText(until)}.`
    ].join("\n\n"),
    sentAt: at,
    report_export_id: id,
    campaign_id,
    link
  })
}

/** Requests an export and returns its id. */
export const request = (
  state: CampaignState & StudyState & ExportState,
  campaign_id: string,
  wanted: ExportArguments
): string => {
  const id = state.exportIds.uuid()
  const made: Export = {
    id,
    kind: wanted.kind,
    campaign_id,
    link: `${wanted.origin}${Files.pathOf(id)}`,
    finishedAt: undefined
  }
  state.exports.set(id, made)
  const { clock } = state.environment
  clock.at(clock.now() + kinds[wanted.kind].takes, () => finish(state, made, wanted))
  return id
}

export const find = (
  state: CampaignState & StudyState & ExportState,
  campaign_id: string,
  kind: Kind,
  id: string
): Export | undefined => {
  const found = state.exports.get(id.toLowerCase())
  return found?.campaign_id === campaign_id.toLowerCase() && found.kind === kind ? found : undefined
}

export const toStatus = ({ campaign_id, finishedAt, id, link }: Export): ExportStatus => ({
  report_export_id: id,
  campaign_id,
  ...(finishedAt !== undefined && { finished_at: toText(finishedAt), expires_at: toText(finishedAt + retention) }),
  s3_url: finishedAt === undefined ? null : link
})
