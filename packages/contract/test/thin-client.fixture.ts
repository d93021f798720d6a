import { createBrandLiftClient } from "@fieldwork/brand-lift-client"

const client = createBrandLiftClient({ baseUrl: "https://lift.example" })

const { data } = await client.GET("/api/impact-measurement/v1/campaigns/{id}", {
  params: { path: { id: "7d9f0c1e-1f0a-4c58-9a3b-0d6c2f9b8a11" } }
})

export const name = data?.campaign_name
