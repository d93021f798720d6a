import { expect, it } from "vitest"
import { day, startBrandLift, campaigns } from "../startBrandLift.ts"

it("filter values that nothing has are listed with where they were used, the latest first", async () => {
  const w = startBrandLift()
  const id = await w.launch({})
  await w.advance(5 * day)
  const [question] = await w.questions(id)
  const lift = (query: string) => w.get<object>(`${campaigns}/${id}/questions/${question?.question.id}/lift?${query}`)
  const listed = async () => {
    const { body } = await w.service.control.listUnknownFilterValues({
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
