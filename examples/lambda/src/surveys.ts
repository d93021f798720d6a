/**
 * The table of surveys in DynamoDB: the last state of each.
 */
import { ConditionalCheckFailedException, DynamoDBClient, paginateScan, PutItemCommand } from "@aws-sdk/client-dynamodb"
import type { Opportunity } from "@fieldwork/webhooks/events"

const client = new DynamoDBClient()
const TableName = process.env["TABLE"] ?? "surveys"

/** The reasons that open a survey. Any other reason closes it, including unknown ones. */
const opening = new Set(["new", "updated", "reactivated"])

/** Whether a survey is open to us. One that is live for others may have been withdrawn from us. */
const isOpen = ({ is_live, message_reason = "" }: Opportunity) => is_live === true && opening.has(message_reason)

/** An older callback does not replace a newer one, because two instances may handle callbacks at the same time. */
const save = async (opportunity: Opportunity, signedAt: number): Promise<void> => {
  const put = new PutItemCommand({
    TableName,
    Item: {
      survey_id: { N: `${opportunity.survey_id}` },
      signed_at: { N: `${signedAt}` },
      is_open: { BOOL: isOpen(opportunity) },
      opportunity: { S: JSON.stringify(opportunity) }
    },
    ConditionExpression: "attribute_not_exists(signed_at) OR signed_at <= :signed_at",
    ExpressionAttributeValues: { ":signed_at": { N: `${signedAt}` } }
  })
  try {
    await client.send(put)
  } catch (cause) {
    if (!(cause instanceof ConditionalCheckFailedException)) throw cause
  }
}

/** 50 at a time: a callback has 1,000 surveys, and the exchange waits about 10 s for its response. */
export const saveAll = async (opportunities: ReadonlyArray<Opportunity>, signedAt: number): Promise<void> => {
  for (let from = 0; from < opportunities.length; from += 50) {
    await Promise.all(opportunities.slice(from, from + 50).map((opportunity) => save(opportunity, signedAt)))
  }
}

/** Every survey that takes respondents. */
export const openSurveys = async (): Promise<ReadonlyArray<Opportunity>> => {
  const found: Array<Opportunity> = []
  const filter = { FilterExpression: "is_open = :open", ExpressionAttributeValues: { ":open": { BOOL: true } } }
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ...filter })) {
    for (const { opportunity } of Items) found.push(JSON.parse(opportunity?.S ?? ""))
  }
  return found
}
