import { expect, it } from "vitest"
import { day, startBrandLift, campaigns } from "../startBrandLift.ts"

it("listUnknownFilterValues lists the unknown values in lift filters with parameter and count, the latest first", async () => {
  const brandLift = startBrandLift()
  const id = await brandLift.launch({})
  await brandLift.advance(5 * day)
  const [question] = await brandLift.questions(id)
  const lift = (query: string) =>
    brandLift.get<object>(`${campaigns}/${id}/questions/${question?.question.id}/lift?${query}`)
  const listed = async () => {
    const { body } = await brandLift.service.control.listUnknownFilterValues({
      params: {},
      body: undefined,
      incoming: {} as never
    })
    return body.items
  }
  expect((await lift("daypart=prime&device_type=mobile")).status).toBe(200)
  expect(await listed()).toEqual([])
  await lift("daypart=no_such")
  await lift("creative_id__in=crv-none&daypart=no_such")
  expect((await listed()).map(({ parameter, times, value }) => [parameter, value, times])).toEqual([
    ["daypart", "no_such", 2],
    ["creative_id__in", "crv-none", 1]
  ])
  expect((await listed())[0]).toMatchObject({ campaign_id: id, at: expect.stringContaining("2026-01-10") as string })
})
