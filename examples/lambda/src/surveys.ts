/**
 * Stores the latest state of each survey in a DynamoDB table.
 */
import { ConditionalCheckFailedException, DynamoDBClient, paginateScan, PutItemCommand } from "@aws-sdk/client-dynamodb"
import type { Opportunity } from "@fieldwork/webhooks/events"

const client = new DynamoDBClient()
const TableName = process.env["TABLE"] ?? "surveys"

/** The message reasons that indicate an open survey. Any other reason, including an unknown one, means that the survey is closed. */
const opening = new Set(["new", "updated", "reactivated"])

/** Checks whether a survey is open to this supplier. A survey that is live for other suppliers may have been withdrawn from this one. */
const isOpen = ({ is_live, message_reason = "" }: Opportunity) => is_live === true && opening.has(message_reason)

/** Saves a survey unless a newer callback has already updated it. Two instances may handle callbacks at the same time. */
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

/** Saves surveys, 50 at a time. A callback contains 1,000 surveys, and the exchange waits about 10 s for the response. */
export const saveAll = async (opportunities: ReadonlyArray<Opportunity>, signedAt: number): Promise<void> => {
  for (let from = 0; from < opportunities.length; from += 50) {
    await Promise.all(opportunities.slice(from, from + 50).map((opportunity) => save(opportunity, signedAt)))
  }
}

/** Returns all surveys that accept respondents. */
export const openSurveys = async (): Promise<ReadonlyArray<Opportunity>> => {
  const found: Array<Opportunity> = []
  const filter = { FilterExpression: "is_open = :open", ExpressionAttributeValues: { ":open": { BOOL: true } } }
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ...filter })) {
    for (const { opportunity } of Items) found.push(JSON.parse(opportunity?.S ?? ""))
  }
  return found
}
