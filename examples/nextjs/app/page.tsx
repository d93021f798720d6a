import { connection } from "next/server"
import { Suspense } from "react"
import { surveys } from "../lib/surveys.ts"

const Surveys = async () => {
  // The component is rendered per request, so `next build` does not call the exchange.
  await connection()
  const rows = await surveys()
  return (
    <table>
      <thead>
        <tr>
          <th>Survey</th>
          <th>Pays</th>
          <th>Minutes</th>
          <th>Remaining</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ minutes, name, number, pays, remaining }) => (
          <tr key={number} data-survey={number}>
            <td>{name}</td>
            <td>{pays}</td>
            <td>{minutes}</td>
            <td>{remaining}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export default function Page() {
  return (
    <main>
      <h1>Offerwall</h1>
      <Suspense fallback={<p>Loading the surveys…</p>}>
        <Surveys />
      </Suspense>
    </main>
  )
}
