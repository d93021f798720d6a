import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Listening } from "../../src/server.ts"
import { start } from "../control/sandbox.ts"
import { type Browser, chromium, launch } from "./browser.ts"

describe("the page's files", () => {
  it.each([
    ["", "text/html; charset=utf-8"],
    ["/", "text/html; charset=utf-8"],
    ["/page/page.css", "text/css; charset=utf-8"],
    ["/page/page.js", "text/javascript; charset=utf-8"],
    ["/page/dom.js", "text/javascript; charset=utf-8"],
    ["/page/campaigns.js", "text/javascript; charset=utf-8"],
    ["/page/chart.js", "text/javascript; charset=utf-8"]
  ])("/__sandbox%s is %s", async (path, type) => {
    const given = start()
    const { headers, status } = await given.sandbox.fetch(`http://sandbox.example/__sandbox${path}`)
    expect([status, headers.get("content-type")]).toEqual([200, type])
  })

  it("may not be read from elsewhere in the package", async () => {
    const { control } = start()
    expect((await control("GET", "/page/..%2Fopenapi.yaml")).status).toBe(400)
  })

  it("lets the browser ask nobody but the sandbox", async () => {
    const given = start()
    const { headers } = await given.sandbox.fetch("http://sandbox.example/__sandbox/")
    expect(headers.get("content-security-policy")).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    )
  })
})

describe.skipIf(chromium === undefined)("the page in a browser", () => {
  let browser: Browser
  let server: Listening
  beforeAll(async () => {
    browser = await launch(chromium ?? "")
  })
  afterEach(() => server.close())
  afterAll(() => browser.close())

  const visit = async () => {
    const given = start()
    server = await given.sandbox.listen()
    await given.control("POST", "/scenarios/supplier/run")
    await browser.open(`${server.url}/__sandbox/`)
    await browser.until(
      `document.querySelector("#deliveries table") !== null && document.querySelector("#surveys table") !== null`
    )
    return given
  }

  const text = (selector: string) => browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`)

  /** Presses Tab until the element is reached, as somebody without a mouse would. */
  const reach = async (selector: string) => {
    const isThere = `document.activeElement === document.querySelector(${JSON.stringify(selector)})`
    for (let step = 0; step < 90; step++) {
      if (await browser.evaluate(isThere)) return
      await browser.press("Tab")
    }
    throw new Error(`Tab never reaches ${selector}`)
  }

  it("shows clock, subscriptions, deliveries and live surveys, asks nobody else, and complains of nothing", async () => {
    await visit()
    expect(await text("#now")).toBe("2026-01-05 02:00:00 UTC")
    expect(await text("#subscriptions")).toContain("http://127.0.0.1:9000/outcomes")
    expect(await text("#surveys")).toContain("1000001")
    expect(await text("#faults")).toBe("No fault waits for a call.")
    expect(browser.requests.filter((url) => !url.startsWith("http://127.0.0.1:") && !url.startsWith("data:"))).toEqual(
      []
    )
    expect(browser.complaints).toEqual([])
  })

  it("moves the clock by keyboard, and focus stays where it was", async () => {
    const { sandbox } = await visit()
    await reach('[data-seconds="3600"]')
    await browser.press("Enter")
    await browser.until(`document.querySelector("#now").textContent.startsWith("2026-01-05 03:00")`)
    expect(sandbox.now().toISOString()).toBe("2026-01-05T03:00:00.000Z")
    await browser.until(`document.querySelector("#status").textContent === "Moved +1 h."`)
    expect(await browser.evaluate(`document.activeElement.dataset.seconds`)).toBe("3600")
  })

  it("opens a delivery by keyboard with its payload and a signature that checks, and Escape closes it", async () => {
    await visit()
    await reach("#deliveries button")
    await browser.press("Enter")
    await browser.until(`document.querySelector("#delivery").open`)
    expect(await text("#delivery-facts")).toContain("✓ valid, key ")
    expect(JSON.parse(String(await text("#payload")))).toBeInstanceOf(Array)
    await browser.press("Escape")
    await browser.until(`!document.querySelector("#delivery").open`)
  })

  it("injects a fault by keyboard, and says what is wrong with an operation that nobody has", async () => {
    const { call } = await visit()
    await reach('nav a[href="#faults-title"]')
    await browser.press("Enter")
    await reach('#fault [name="operation_id"]')
    await browser.type("listUnicorns")
    await browser.press("Enter")
    await browser.until(`document.querySelector("#status").classList.contains("failed")`)
    expect(await text("#status")).toContain("Neither service has an operation listUnicorns")
    await browser.evaluate(`document.querySelector('#fault [name="operation_id"]').value = ""`)
    await browser.type("listDictionary")
    await browser.press("Enter")
    await browser.until(`document.querySelector("#faults table") !== null`)
    expect(await text("#faults")).toContain("listDictionary")
    expect((await call("GET", "/demand/v2-beta/locales")).status).toBe(429)
  })

  it("removes one fault alone", async () => {
    const { control } = await visit()
    await control("POST", "/faults", { operation_id: "listCampaigns", status: 500 })
    await control("POST", "/faults", { operation_id: "listDictionary", status: 500 })
    await browser.until(`document.querySelectorAll("#faults button").length === 2`)
    await browser.evaluate(`document.querySelector("#faults button").click()`)
    await browser.until(`document.querySelectorAll("#faults button").length === 1`)
    expect((await control("GET", "/faults")).body).toMatchObject({ items: [{ operation_id: "listDictionary" }] })
  })

  it("publishes a survey, pauses it and lets it go on", async () => {
    const { control } = await visit()
    await browser.evaluate(`document.querySelector('#publish [name="survey_name"]').value = "Tea"`)
    await browser.evaluate(`document.querySelector("#publish button").click()`)
    await browser.until(`document.querySelector("#status").textContent === "The survey is published."`)
    await browser.evaluate(`(() => {
      document.querySelector("#find").value = "tea"
      document.querySelector("#which").value = "all"
      document.querySelector("#which").dispatchEvent(new Event("change"))
    })()`)
    const move = async (word: string) => {
      await browser.until(`document.querySelector('[data-key="survey 7000001"]')?.textContent === "${word}"`)
      await browser.evaluate(`document.querySelector('[data-key="survey 7000001"]').click()`)
      await browser.until(`document.querySelector("#status").textContent === "${word}: survey 7000001."`)
      return (await control("GET", "/surveys/7000001")).body
    }
    expect(await move("Pause")).toMatchObject({ survey_name: "Tea", price: 4, status: "05" })
    expect(await move("Resume")).toMatchObject({ is_live: true })
  })

  it("shows text of others as text", async () => {
    const { call, control } = await visit()
    await control("PATCH", "/surveys/1000001", { survey_name: "<img src=x onerror=alert(1)>" })
    await call("POST", "/supply/opportunities/v1/subscriptions/4712", {
      callback: "http://panel.example/<b>",
      opportunities: []
    })
    await browser.until(`document.querySelector("#surveys").textContent.includes("<img src=x")`)
    expect(await browser.evaluate(`document.querySelectorAll("#surveys img, #subscriptions b").length`)).toBe(0)
  })

  it("is readable in light and dark: text stands out from its ground by 7 to 1", async () => {
    await visit()
    const contrast = `(() => {
      const light = (text) => {
        const [r, g, b] = text.match(/[\\d.]+/g).map((part) => part / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const { color, backgroundColor } = getComputedStyle(document.body)
      const [one, two] = [light(color), light(backgroundColor)]
      return { dark: two < one, ratio: (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) }
    })()`
    for (const scheme of ["light", "dark"] as const) {
      await browser.prefer(scheme)
      const { dark, ratio } = (await browser.evaluate(contrast)) as { dark: boolean; ratio: number }
      expect(dark).toBe(scheme === "dark")
      expect(ratio).toBeGreaterThan(7)
    }
  })

  it("names every control", async () => {
    await visit()
    const nameless = `[...document.querySelectorAll("button, input, select")].filter((it) => it.labels?.length === 0 && it.textContent.trim() === "").length`
    expect(await browser.evaluate(nameless)).toBe(0)
  })
})
