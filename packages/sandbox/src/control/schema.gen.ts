// Generated from packages/sandbox/control by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The types of the API: its schemas, parameters, responses and operations.
 */

/** Each path of the document with its methods: the types of their parameters, bodies and responses. */
export interface paths {
    "/__sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the console
         * @description Returns the console for the browser, with the clock, campaigns and their lift, market, deliveries, sessions and faults. The console sends no requests to other addresses.
         */
        get: operations["showPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the campaigns with the questions on which lift is measured */
        get: operations["listStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the true effect of a campaign
         * @description Sets the effect for respondents who are recruited from now on.
         */
        put: operations["setCampaignEffect"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * Show the lift of a question over time
         * @description Returns one entry for each daily refresh, with the values that the service returned at that time. The last entry contains the current values. The values are null while the service returns none.
         */
        get: operations["getLiftHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/lift-plot": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * Draw the lift of a question over time
         * @description Returns the days of `getLiftHistory` as an SVG image, drawn with `@fieldwork/lift-plots`. Colours are CSS variables, which the page that contains the image must define.
         */
        get: operations["getLiftPlot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the number and the properties of a campaign's respondents
         * @description Replaces all properties. The sandbox chooses the properties that are absent. The change applies to respondents who are recruited from now on, and weights change with the next refresh. A complete campaign recruits no respondents until it is reopened.
         */
        put: operations["setCampaignPeople"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * List the respondents recruited so far
         * @description Returns the respondents from which the lift is computed, so that the lift can be verified.
         */
        get: operations["listCampaignPopulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/campaigns/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the status of a campaign
         * @description Changes the status immediately, and adjusts the dates of the campaign:
         *
         *     - `pending` launches a draft whose start date is in the future.
         *     - `live` launches a draft and starts it now, starts a pending campaign now, or reopens a complete campaign. A reopened campaign ends at `end_date`.
         *       Without it, the campaign keeps its end date if that is in the future, and otherwise runs for its previous duration, but at least one day.
         *     - `complete` ends a live campaign now, after a last refresh of its data.
         *
         *     Every other change is a conflict. If the campaign already has the status, nothing changes.
         */
        put: operations["setCampaignStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the clock */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forward
         * @description Responds after everything that was due has happened, including the deliveries of callbacks.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the rate of the clock
         * @description Sets the number of virtual seconds that pass per real second. The rate applies until another rate is set. A rate of 0 stops the clock.
         */
        put: operations["setClockRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the codes that the exchange uses
         * @description Returns the response codes with their meanings in the spec, and the survey statuses with their names in the lookup.
         */
        get: operations["listCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the callbacks that were sent
         * @description Returns callbacks, oldest first. The last 1,000 callbacks are stored in full, as long as their bodies have at most 64 MB.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery.
                 * @example 1
                 */
                delivery_id: components["parameters"]["delivery_id"];
            };
            cookie?: never;
        };
        /** Show a callback and check its signature */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/deliveries/{delivery_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery.
                 * @example 1
                 */
                delivery_id: components["parameters"]["delivery_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a callback again
         * @description Sends the same body with the same signature, as in a replay attack. With `sign_again`, the body gets a new signature.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/deliveries/digests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the callbacks that are no longer stored in full
         * @description Returns a digest of each callback that is older than those stored in full, oldest first. A digest contains the receiver, the time, the result, and the size and hash of the body, so that a receiver can prove that it has received every callback.
         */
        get: operations["listDeliveryDigests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/delivery-faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pending delivery faults */
        get: operations["listDeliveryFaults"];
        put?: never;
        /**
         * Inject a delivery fault
         * @description Applies the fault to the next callbacks. `drop` sends nothing, `duplicate` sends the callback twice, and `delay` sends it after the given number of virtual seconds. `reorder` sends the callback immediately after the next callback of the stream, or after an hour if there is none.
         */
        post: operations["injectDeliveryFault"];
        /**
         * Remove all delivery faults
         * @description Callbacks that a fault has already delayed are still sent.
         */
        delete: operations["clearDeliveryFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mails that would have been sent
         * @description Returns the e-mails, oldest first. An export creates an e-mail when its report is ready. The sandbox does not send any e-mails.
         */
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/exports/{export_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an export or of a frequency report.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                export_id: string;
            };
            cookie?: never;
        };
        /**
         * Download a stored file
         * @description Returns the file to which `s3_url` points: the workbook or presentation of an export, until it expires. For the id of a frequency report, returns the table that the service would have stored.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pending faults */
        get: operations["listFaults"];
        put?: never;
        /**
         * Inject a fault
         * @description Applies the fault to the next requests for the operation that have a valid credential, until it has been used `times` times. With a `status`, an `error_code` or a `connection`, the operation is performed only if `performs` is true. All other faults only change how the actual response arrives.
         */
        post: operations["injectFault"];
        /** Remove all faults */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the fault.
                 * @example 1
                 */
                fault_id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one fault */
        delete: operations["clearFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/ledgers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the amounts that the exchange owes
         * @description Returns the true amounts, exact to the billionth of a US dollar. A supplier that reads every message must compute the same amounts.
         */
        get: operations["listLedgers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entry links
         * @description Lists the links that were created through the exchange's API or this API. A link that a buyer has created for a targeted supplier is listed once the supplier has updated it, or once this API has created it.
         */
        get: operations["listEntryLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show an overview of the state */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/page/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of a file of the console.
                 * @example base.css
                 */
                file: "tokens.css" | "base.css" | "components.css" | "plots.css" | "bar.css" | "frame.css" | "panels.css" | "sessions.css" | "surveys.css" | "narrow.css" | "main.js" | "rail.js" | "api.js" | "dom.js" | "bars.js" | "clock.js" | "overview.js" | "campaigns.js" | "campaign.js" | "lift.js" | "sheet.js" | "market.js" | "surveys.js" | "survey.js" | "virtual-list.js" | "deliveries.js" | "delivery.js" | "faults.js" | "sessions.js" | "session.js" | "suppliers.js" | "recordings.js";
            };
            cookie?: never;
        };
        /** Get a file of the console */
        get: operations["getPageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/panelists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List panelists of the sandbox
         * @description Returns people of one locale with all their answers, for a supplier that has no panel. Panelists are generated on demand from the seed and their number, so the list never ends. In every survey, a PID such as `panel-eng_us-000001` identifies the same panelist. A survey in another locale rejects the panelist with 37.
         */
        get: operations["listPanelists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/postbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the postbacks of tracked links
         * @description Returns the requests that `S2S` and `PIXEL` links sent when respondents left, oldest first. The last 1,000 are stored.
         */
        get: operations["listPostbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recordings */
        get: operations["listRecordings"];
        put?: never;
        /**
         * Import recorded callbacks
         * @description Imports real callbacks, with headers and bodies, in any order. On import, `panelist_id`, `session_id` and `respondent_pids` are masked. The same identifier always has the same mask, and all other bytes of a body stay the same. `fieldwork-sandbox --recording FOLDER` imports a folder.
         */
        post: operations["importRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/recordings/{recording_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the recording.
                 * @example 1
                 */
                recording_id: number;
            };
            cookie?: never;
        };
        /** Show a recording */
        get: operations["getRecording"];
        put?: never;
        post?: never;
        /** Stop and remove a recording */
        delete: operations["removeRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/recordings/{recording_id}/play": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the recording.
                 * @example 1
                 */
                recording_id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a recording
         * @description Sends the recorded callbacks to the supplier's subscriptions, in the order and at the intervals of the recording. The callbacks are signed with the supplier's key in this sandbox. The time is virtual: at speed 100, a recorded day takes 864 virtual seconds. Callbacks of a stream without a subscription are skipped.
         */
        post: operations["playRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the sandbox
         * @description Discards every change and moves the clock back to its start. The seed and the start time stay the same unless the request contains new ones.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/respondents/{panelist_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The PID of the respondent.
                 * @example p-81
                 */
                panelist_id: string;
            };
            cookie?: never;
        };
        /**
         * Show the respondent with a PID
         * @description Returns the respondent's current answers, which the screener uses for questions that the entry link does not answer.
         */
        get: operations["getRespondent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Replays the requests of the snapshot in a new state, which starts from the seed of the snapshot, and then replaces the current state. A request that failed with status 500 when it was recorded fails again and does not stop the restore. If the restore itself fails, the current state is kept. The rate of the clock stays the same.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the named scenarios
         * @description Returns the scenarios. Each scenario is a snapshot in a file in `control/scenarios/`.
         */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/scenarios/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the scenario.
                 * @example supplier
                 */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a named scenario
         * @description Discards the current state and restores the state of the scenario.
         */
        post: operations["runScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Returns sessions, latest first. If the sessions exceed 64 MB, the oldest finished sessions are removed.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/sessions/{respondent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                respondent_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a session
         * @description Returns the respondent, the result, the amount owed, and every message with its delivery state.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/sessions/{respondent_id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                respondent_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the next steps of a session
         * @description Replaces the future steps of the session. A step without `after_seconds` happens immediately: `{"steps": [{"client_status": 26}]}` adjusts a complete now. The message is sent with the next callback of the subscription.
         */
        post: operations["continueSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the settings */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings
         * @description Changes how the sandbox behaves where a document leaves a choice.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/__sandbox/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a snapshot
         * @description Returns the seed, the start time, and every request since then that may have changed the state. Replaying the requests yields the same state, because everything else follows from them. The replay does not resend callbacks. Requests that were refused because of the rate limit are left out. Recordings and the callbacks that they have sent are left out too, because recordings may contain other people's data.
         */
        get: operations["takeSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the subscriptions */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/suppliers/{supplier_code}/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a supplier's signing key
         * @description From now on, callbacks have two signatures, one by the old key and one by the new key. After the overlap, only the new key signs.
         */
        post: operations["rotateSupplierKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/suppliers/{supplier_code}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an entry link for a supplier
         * @description Creates the link as the supplier would, with the default redirects. If the link already exists, for example because a buyer has targeted the supplier, it is returned unchanged.
         */
        post: operations["createEntryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/suppliers/{supplier_code}/respondents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send respondents through a supplier's entry link
         * @description Each respondent starts a session now and continues as the clock moves. Outcomes are sent by callback.
         */
        post: operations["sendRespondents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/survey-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish many surveys
         * @description Publishes either all surveys or none. The request contains either `count` and one `survey` object for all surveys, or a separate object for each survey in `items`. Suppliers receive the surveys with the next callback of their subscriptions.
         */
        post: operations["publishMarketSurveys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the market's surveys */
        get: operations["listMarketSurveys"];
        put?: never;
        /**
         * Publish a survey
         * @description Adds a survey to the market, by default with the status live. Values that the request omits are drawn from the seed. Afterwards, the price, quotas and status change only on request. Respondents of other suppliers fill the survey too. Suppliers receive the survey with the next callback of their subscriptions.
         */
        post: operations["publishMarketSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/surveys/{survey_number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 1000001
                 */
                survey_number: number;
            };
            cookie?: never;
        };
        /** Show a survey in the market */
        get: operations["getMarketSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a survey in the market
         * @description Changes the survey as its buyer would. Suppliers receive the change with the next callback of their subscriptions. If the survey was created through the exchange's API, it changes there too. A change that violates the rules of that API is rejected.
         */
        patch: operations["changeMarketSurvey"];
        trace?: never;
    };
    "/__sandbox/undelivered-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages that suppliers have not received
         * @description Returns the messages, ordered by session, oldest first. The amount that a supplier computes from the received messages is the amount owed minus the amounts of all undelivered messages that are not superseded.
         */
        get: operations["listUndeliveredMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/unknown-filter-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filter values that do not occur
         * @description The brand lift service accepts any filter value, and a value that does not occur, such as `daypart=no_such`, selects no respondents. This operation returns such values from requests for lift, latest first. The last 1,000 values are stored.
         */
        get: operations["listUnknownFilterValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** The webhooks of the document: the types of their parameters, bodies and responses. */
export type webhooks = Record<string, never>;
/** The shared components of the document, by kind and name. */
export interface components {
    schemas: {
        Amount: Amount;
        CampaignEffect: CampaignEffect;
        CampaignMove: CampaignMove;
        CampaignPeople: CampaignPeople;
        CampaignStatus: CampaignStatus;
        CheckedDelivery: CheckedDelivery;
        ClientQuota: ClientQuota;
        Clock: Clock;
        ClockMove: ClockMove;
        Delivery: Delivery;
        DeliveryDigest: DeliveryDigest;
        DeliveryFault: DeliveryFault;
        DeliveryFaultRequest: DeliveryFaultRequest;
        DemographicFilterName: DemographicFilterName;
        Email: Email;
        EntryLink: EntryLink;
        Fault: Fault;
        FaultRequest: FaultRequest;
        Ledger: Ledger;
        LiftDay: LiftDay;
        MarketSize: MarketSize;
        MarketSurvey: MarketSurvey;
        MarketSurveyChange: MarketSurveyChange;
        MarketSurveyDetail: MarketSurveyDetail;
        MarketSurveyRequest: MarketSurveyRequest;
        MessageFate: MessageFate;
        Overview: Overview;
        PopulationMember: PopulationMember;
        Postback: Postback;
        Problem: Problem;
        RecordedCall: RecordedCall;
        RecordedCallback: RecordedCallback;
        Recording: Recording;
        Respondent: Respondent;
        RespondentRequest: RespondentRequest;
        ResponseCode: ResponseCode;
        ScriptedStep: ScriptedStep;
        Session: Session;
        SessionDetail: SessionDetail;
        SessionMessage: SessionMessage;
        SessionStep: SessionStep;
        Settings: Settings;
        Snapshot: Snapshot;
        Study: Study;
        Subscription: Subscription;
        SupplierKey: SupplierKey;
        SurveyCondition: SurveyCondition;
        SurveyStatus: SurveyStatus;
        SurveyTruth: SurveyTruth;
        UndeliveredMessage: UndeliveredMessage;
    };
    responses: {
        /** @description The request is invalid. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the clock. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Clock"];
            };
        };
        /** @description The request is not possible in the current state. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state of the survey. */
        MarketSurvey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MarketSurveyDetail"];
            };
        };
        /** @description The resource does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The recording. */
        Recording: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Recording"];
            };
        };
        /** @description The session with its messages. */
        SessionDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionDetail"];
            };
        };
        /** @description All settings. */
        Settings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        /** @description The current state of the campaign. */
        Study: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Study"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the campaign.
         * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
         */
        campaign_id: string;
        /**
         * @description The id of the delivery.
         * @example 1
         */
        delivery_id: number;
        /**
         * @description The code of the supplier.
         * @example 4711
         */
        supplier_code: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description An amount in US dollars, exact to the billionth. */
export type Amount = string;
/** @description The true effect of a campaign. The probability that an exposed respondent gives an in-target answer is the base plus the points, plus the points for the device, the frequency, the creatives and the day. Every sum must be between 0 and 100 %. */
export interface CampaignEffect {
    /** @description The share of unexposed respondents who give an in-target answer. */
    base: number;
    /** @description Additional points by creative. They apply in full to a respondent who saw only this creative. For a respondent who saw several creatives, the average by impressions applies. */
    by_creative?: {
        /** @description The number of the creative, counted from 1 in the order of the campaign's creatives. A number that the campaign does not have has no effect. */
        creative: number;
        /** @description The additional percentage points. */
        points: number;
    }[];
    /** @description Additional points by the time of the interview. If several entries match, the first applies. */
    by_day?: {
        /**
         * Format: date-time
         * @description The start of the period.
         */
        from: string;
        /** @description The additional percentage points. */
        points: number;
        /**
         * Format: date-time
         * @description The end of the period, exclusive. It must be after `from`.
         */
        until: string;
    }[];
    /** @description Additional points by device. */
    by_device?: {
        /**
         * @description The kind of device.
         * @enum {string}
         */
        device: "mobile" | "desktop" | "tablet";
        /** @description The additional percentage points. */
        points: number;
    }[];
    /** @description Additional points by the number of impressions. If several entries match, the first applies. */
    by_frequency?: {
        /** @description The maximum number of impressions, inclusive. If absent, there is no maximum. */
        high?: number;
        /** @description The minimum number of impressions. */
        low: number;
        /** @description The additional percentage points. */
        points: number;
    }[];
    /** @description The percentage points that exposure adds. Base plus points must be between 0 and 100 %. */
    points: number;
    /** @description The questions with different values, by name. */
    questions?: {
        /** @description The share of unexposed respondents who give an in-target answer to this question. */
        base: number;
        /** @description The percentage points that exposure adds for this question. */
        points: number;
        /** @description The name of the question. In a launched campaign, lift must be measured on the question. */
        question_name: string;
    }[];
    /** @description Groups of people with different values. If several match, the first applies. */
    segments?: {
        /** @description The base that replaces those of the campaign and of each question. */
        base?: number;
        filter_name: components["schemas"]["DemographicFilterName"];
        /** @description The maximum value of the answer, inclusive. */
        high: number;
        /** @description The minimum value of the answer. It must not exceed `high`. */
        low: number;
        /** @description The points that replace those of the campaign and of each question. */
        points: number;
    }[];
}
export interface CampaignMove {
    /**
     * Format: date-time
     * @description The end date of a campaign that is reopened. It must be in the future.
     */
    end_date?: string;
    status: components["schemas"]["CampaignStatus"];
}
export interface CampaignPeople {
    /** @description Groups of people with a different exposed share. If several match, the first applies. If these groups also differ in their base, the lift is confounded. */
    exposure_segments?: {
        filter_name: components["schemas"]["DemographicFilterName"];
        /** @description The maximum value of the answer, inclusive. */
        high: number;
        /** @description The minimum value of the answer. It must not exceed `high`. */
        low: number;
        /** @description The share of the group that is exposed. */
        share: number;
    }[];
    /** @description The share of respondents who are exposed. Default: 0.5. */
    exposure_share?: number;
    /** @description The average number of impressions per exposed respondent. Default: 4. */
    impressions_per_exposed?: number;
    /** @description Groups of people who may not respond. If several match, the first applies. Other people are recruited instead, so the number of respondents stays the same. */
    non_response?: {
        filter_name?: components["schemas"]["DemographicFilterName"];
        /**
         * @description The group to which the entry applies. If absent, it applies to both.
         * @enum {string}
         */
        group?: "exposed" | "control";
        /** @description The maximum value of the answer, inclusive. If absent, there is no maximum. Requires `filter_name`. */
        high?: number;
        /** @description The minimum value of the answer. It must not exceed `high`. If absent, there is no minimum. Requires `filter_name`. */
        low?: number;
        /** @description The share of the group that does not respond. */
        share: number;
    }[];
    /**
     * @description The distribution of recruitment between now and the end: even, mostly early, or mostly late. Default: `even`.
     * @enum {string}
     */
    pacing?: "even" | "fast_start" | "slow_start";
    /** @description The number of respondents in the entire campaign. If absent, it is computed from the expected impressions. */
    respondents?: number;
    /** @description The shares to which respondents are weighted if `weighted` is true, instead of those of the population. The shares are in the order of the buckets and must add up to 1. */
    weight_targets?: {
        /** @description The shares of 18-24, 25-34, 35-44, 45-54, 55-64 and 65+. */
        demo_age?: number[];
        /** @description The shares of men and women. */
        demo_gender?: number[];
    };
    /** @description Whether respondents are weighted to the population by age and gender. Default: false. */
    weighted?: boolean;
}
/**
 * @description The status of the campaign.
 * @enum {string}
 */
export type CampaignStatus = "draft" | "pending" | "live" | "complete";
export interface CheckedDelivery {
    delivery: components["schemas"]["Delivery"];
    /** @description The results, one for each signature. */
    signatures: {
        /** @description Whether one of the supplier's keys with this id signed exactly this body. */
        is_valid: boolean;
        /** @description The first 8 characters of the key's id. */
        key_id: string;
    }[];
}
/** @description A sub-quota. It may overlap with other sub-quotas, or be contained in one. */
export interface ClientQuota {
    /** @description The conditions of the sub-quota, all of which a respondent must meet. */
    questions: components["schemas"]["SurveyCondition"][];
    /** @description The number of completes wanted in total. */
    total_wanted: number;
}
export interface Clock {
    /**
     * Format: date-time
     * @description The current virtual time.
     */
    now: string;
    /** @description The number of virtual seconds per real second. If 0, the clock is stopped. */
    rate: number;
}
/** @description Exactly one of `seconds` and `to`. */
export interface ClockMove {
    /** @description The time in seconds by which to move the clock. */
    seconds?: number;
    /**
     * Format: date-time
     * @description The time to which to move the clock. It must be in the future.
     */
    to?: string;
}
export interface Delivery {
    /** @description The body as sent. Empty if the list was requested without bodies. */
    body: string;
    /** @description Whether a delivery fault dropped the callback, so that it was never sent. */
    dropped?: boolean;
    /** @description The reason why there was no response. */
    error?: string;
    /** @description The id of the delivery, counted from 1. */
    id: number;
    /** @description The number of messages in the body. */
    item_count: number;
    /** @description The id of the delivery that was replayed. */
    replay_of?: number;
    /**
     * Format: date-time
     * @description The virtual time at which the callback was sent.
     */
    sent_at: string;
    /** @description The signature header as sent. */
    signature: string;
    /** @description The HTTP status of the response. Absent if there was no response. */
    status?: number;
    /**
     * @description The stream of the callback.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description The code of the supplier that receives the callback. */
    supplier_code: string;
    /** @description The URL of the callback. */
    url: string;
}
export interface DeliveryDigest {
    /** @description The length of the body in bytes. */
    bytes: number;
    /** @description Whether a delivery fault dropped the callback, so that it was never sent. */
    dropped?: boolean;
    /** @description The reason why there was no response. */
    error?: string;
    /** @description The id of the delivery. */
    id: number;
    /** @description The number of messages in the body. */
    item_count: number;
    /** @description The id of the delivery that was replayed. */
    replay_of?: number;
    /**
     * Format: date-time
     * @description The virtual time at which the callback was sent.
     */
    sent_at: string;
    /** @description The SHA-256 hash of the body, in hexadecimal. */
    sha256: string;
    /** @description The HTTP status of the response. Absent if there was no response. */
    status?: number;
    /**
     * @description The stream of the callback.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description The code of the supplier that receives the callback. */
    supplier_code: string;
    /** @description The URL of the callback. */
    url: string;
}
export type DeliveryFault = components["schemas"]["DeliveryFaultRequest"] & {
    /** @description The id of the delivery fault, counted from 1. */
    id: number;
    /** @description The number of callbacks to which the fault still applies. */
    remaining: number;
    /** @description The total number of callbacks to which the fault applies. */
    times: number;
};
export interface DeliveryFaultRequest {
    /**
     * @description The kind of fault.
     * @enum {string}
     */
    kind: "drop" | "duplicate" | "delay" | "reorder";
    /**
     * @description The virtual time of a `delay`, in seconds.
     * @default 60
     */
    seconds?: number;
    /**
     * @description Apply the fault only to callbacks of this stream.
     * @enum {string}
     */
    stream?: "opportunities" | "outcomes";
    /** @description Apply the fault only to callbacks to this supplier. */
    supplier_code?: string;
    /**
     * @description The number of callbacks to which the fault applies.
     * @default 1
     */
    times?: number;
}
/**
 * @description The name of a demographic filter.
 * @enum {string}
 */
export type DemographicFilterName = "demo_age" | "demo_gender" | "demo_region" | "demo_education" | "demo_hhi" | "demo_hhi_int";
export interface Email {
    /**
     * Format: uuid
     * @description The id of the campaign.
     */
    campaign_id: string;
    /** @description The id of the e-mail, counted from 1. */
    id: number;
    /** @description The URL of the file until it expires. */
    link: string;
    /**
     * Format: uuid
     * @description The id of the export. For Excel, only the e-mail contains the id.
     */
    report_export_id: string;
    /**
     * Format: date-time
     * @description The virtual time at which the e-mail would have been sent.
     */
    sent_at: string;
    /** @description The subject of the e-mail. */
    subject: string;
    /** @description The text in the request for the report, followed by the location of the report. */
    text: string;
    /** @description The recipients of the e-mail. */
    to: string[];
}
export interface EntryLink {
    /** @description Whether the survey accepts respondents. */
    is_live: boolean;
    /** @description The type of the link: `OWS` or `TS`. */
    link_type: string;
    /** @description The link through which respondents enter. It ends in `PID=`. */
    live_link: string;
    /** @description The code of the supplier. */
    supplier_code: string;
    /** @description The id of the survey. */
    survey_id: number;
    /** @description The name of the survey. */
    survey_name: string;
    /** @description A link for tests, which earns nothing. */
    test_link: string;
    /** @description The tracking type of the link: `NONE`, `PIXEL` or `S2S`. */
    tracking_type: string;
}
export type Fault = components["schemas"]["FaultRequest"] & {
    /** @description The id of the fault, counted from 1. */
    id: number;
    /** @description Whether the operation is performed in spite of the fault. */
    performs: boolean;
    /** @description The number of requests to which the fault still applies. */
    remaining: number;
    /** @description The total number of requests to which the fault applies. */
    times: number;
};
export interface FaultRequest {
    /**
     * @description The alteration of the JSON in the response body. If the response cannot be altered, for example because it is a CSV file, it is sent unchanged and the fault remains pending.
     * @enum {string}
     */
    alter?: "malformed_json" | "extra_field" | "unknown_enum" | "number_as_string";
    /** @description The body of a response with `status`. If absent, the service's own error body is used. */
    body?: unknown;
    /**
     * @description `reset` breaks the connection instead of sending a response. `stall` sends half of the body and then nothing more.
     * @enum {string}
     */
    connection?: "reset" | "stall";
    /** @description The headers that announce the deprecation of the operation (RFC 9745 and RFC 8594). */
    deprecation?: {
        /** @description The URL in the `Link` header with the relation `deprecation`. */
        link?: string;
        /**
         * Format: date-time
         * @description The time in the `Deprecation` header. Default: the current virtual time.
         */
        since?: string;
        /**
         * Format: date-time
         * @description The time in the `Sunset` header.
         */
        sunset?: string;
    };
    /** @description A code in the v2-beta error table. The response has the status and the detail of the code. Only for the operations of the exchange that return such errors. */
    error_code?: string;
    /** @description The fields of the error's `detail` that replace the values of the sandbox. */
    error_detail?: Record<string, never>;
    /** @description The name of the field that `unknown_enum` and `number_as_string` change. If absent, the first suitable field is changed. */
    field?: string;
    /** @description The headers to add to the response. */
    headers?: {
        [key: string]: string;
    };
    /** @description The additional real time in milliseconds before the response is sent. */
    latency_milliseconds?: number;
    /** @description The additional virtual time in seconds before the response is sent. The response waits until the clock has moved that far. */
    latency_seconds?: number;
    /** @description The `operationId` in the document of either service. */
    operation_id: string;
    /** @description Whether the operation is performed in spite of the fault. Default: true if there is no `status`, `error_code` or `connection`, and false otherwise. */
    performs?: boolean;
    /**
     * @description The format of `Retry-After`. A date is in real time.
     * @default seconds
     * @enum {string}
     */
    retry_after_form?: "seconds" | "date";
    /** @description The value of `Retry-After` in seconds. */
    retry_after_seconds?: number;
    /** @description The status that replaces the actual status. */
    status?: number;
    /**
     * @description The number of requests to which the fault applies.
     * @default 1
     */
    times?: number;
}
/** @description The amount that the exchange owes a supplier, and the part that has been reported to the supplier. `owed` minus `received` is the sum of `undelivered`. */
export interface Ledger {
    /** @description The number of sessions that are currently paid. */
    completes: number;
    /**
     * @description The currency of every amount.
     * @constant
     */
    currency_code: "USD";
    /** @description The amounts by month of the entry in UTC, oldest first. */
    months: {
        /** @description The number of sessions of the month that are currently paid. */
        completes: number;
        /**
         * Format: date-time
         * @description The time from which no session of the month can be adjusted.
         */
        final_from: string;
        /** @description The month of the entry. */
        month: string;
        owed: components["schemas"]["Amount"];
        received: components["schemas"]["Amount"];
        /** @description The number of sessions that started in the month. */
        sessions: number;
    }[];
    owed: components["schemas"]["Amount"];
    received: components["schemas"]["Amount"];
    /** @description The number of sessions. */
    sessions: number;
    /** @description The code of the supplier. */
    supplier_code: string;
    /** @description The amounts of undelivered messages, by delivery state. The supplier would add these amounts if it received the messages. */
    undelivered: {
        dropped: components["schemas"]["Amount"];
        failed: components["schemas"]["Amount"];
        not_subscribed: components["schemas"]["Amount"];
        pending: components["schemas"]["Amount"];
    };
}
export interface LiftDay {
    /**
     * Format: date-time
     * @description The virtual time of the refresh.
     */
    at: string;
    /** @description The number of control respondents who answered. */
    control_count: number;
    /** @description The percentage of control respondents who gave an in-target answer. */
    control_percentage: number | null;
    /** @description The number of exposed respondents who answered. */
    exposed_count: number;
    /** @description The percentage of exposed respondents who gave an in-target answer. */
    exposed_percentage: number | null;
    /** @description The lift plus its margin of error. */
    high: number | null;
    /** @description The lift in percentage points. */
    lift_percentage: number | null;
    /** @description The lift minus its margin of error. */
    low: number | null;
    /** @description Whether the interval excludes zero. */
    statistically_significant: boolean | null;
}
/** @description The number of surveys in the market and the rate at which they change. */
export interface MarketSize {
    /**
     * @description The rate at which surveys are added, changed and removed. `real` is the rate in a real pool.
     * @enum {string}
     */
    churn: "calm" | "real";
    /** @description The number of live surveys that the market maintains. If it is 0, the market contains only surveys that are published or created by buyers. */
    size: number;
}
export interface MarketSurvey {
    /** @description The locale code of the survey. */
    country_language: string;
    /** @description Whether the survey accepts respondents. */
    is_live: boolean;
    /** @description The payout per complete in US dollars. */
    revenue_per_interview: number;
    status: components["schemas"]["SurveyStatus"];
    /** @description The number of the survey. */
    survey_id: number;
    /** @description The name of the survey. */
    survey_name: string;
    /** @description The number of completes still wanted. */
    total_remaining: number;
}
export interface MarketSurveyChange {
    /** @description The number of completes granted, by supplier code. */
    allocations?: {
        [key: string]: number;
    };
    /** @description The sub-quotas that replace the existing ones. Respondents who have already entered the survey count only towards its total from then on. */
    client_quotas?: components["schemas"]["ClientQuota"][];
    /**
     * @description The device that respondents must use.
     * @enum {string}
     */
    device?: "any" | "desktop" | "mobile";
    /** @description The gross price per complete in the buyer's currency. A price of 0 takes the survey off the market. */
    price?: number;
    /** @description The conditions that replace the existing ones. A respondent must meet all of them. */
    qualifications?: components["schemas"]["SurveyCondition"][];
    /** @description The quotas whose number of wanted completes changes. */
    quotas?: {
        /** @description The id of one of the survey's quotas. */
        quota_id: number;
        /** @description The number of completes wanted in total. */
        total_wanted: number;
    }[];
    /** @description The PIDs that can be sent to a recontact survey, by supplier code. They have no effect while the survey has another study type. */
    respondent_pids?: {
        [key: string]: string[];
    };
    status?: components["schemas"]["SurveyStatus"];
    /** @description The ids of the survey groups. Respondents who have already entered the survey count as entrants of its groups. */
    survey_group_ids?: number[];
    /** @description The name of the survey. */
    survey_name?: string;
    /** @description The number of completes wanted in total. The quotas change in proportion, and the allocations stay the same. In a survey that was created through the exchange's API, the allocations change too, unless they were set through this API. */
    total_wanted?: number;
}
export type MarketSurveyDetail = components["schemas"]["MarketSurvey"] & {
    /** @description The number of completes granted, by supplier code. */
    allocations: {
        [key: string]: number;
    };
    /** @description The currency of the buyer. */
    currency: string;
    /**
     * @description The device that respondents must use.
     * @enum {string}
     */
    device: "any" | "desktop" | "mobile";
    /** @description The gross price per complete in the buyer's currency. */
    price: number;
    /** @description The conditions that a respondent must meet. */
    qualifications: components["schemas"]["SurveyCondition"][];
    /** @description The quotas. The first quota is the total. */
    quotas: {
        /** @description The number of completes. */
        completes: number;
        /** @description The number of respondents who have entered the client survey. */
        entrants: number;
        /** @description The conditions of the quota, all of which a respondent must meet. The total has none. */
        questions: components["schemas"]["SurveyCondition"][];
        /** @description The id of the quota. */
        quota_id: number;
        /** @description The number of completes wanted in total. */
        total_wanted: number;
    }[];
    /** @description The PIDs that can be sent to a recontact survey, by supplier code. They have no effect while the survey has another study type. */
    respondent_pids: {
        [key: string]: string[];
    };
    /** @description The ids of the survey groups. */
    survey_group_ids: number[];
    truth: components["schemas"]["SurveyTruth"];
};
export interface MarketSurveyRequest {
    /** @description The number of completes granted, by supplier code. If absent, every supplier has some. */
    allocations?: {
        [key: string]: number;
    };
    /** @description The buyer's estimate of the incidence, in percent. */
    bid_incidence?: number;
    /** @description The sub-quotas. Drawn from the seed if absent. */
    client_quotas?: components["schemas"]["ClientQuota"][];
    /** @description The true conversion: the share of respondents in the client survey who complete it. */
    conversion?: number;
    /** @description The locale code of the survey. */
    country_language?: string;
    /**
     * @description The device that respondents must use.
     * @enum {string}
     */
    device?: "any" | "desktop" | "mobile";
    /** @description The length of the interview in minutes. */
    length_of_interview?: number;
    /** @description The gross price per complete in US dollars. */
    price?: number;
    /** @description The conditions that a respondent must meet. Drawn from the seed if absent. */
    qualifications?: components["schemas"]["SurveyCondition"][];
    /** @description The PIDs that can be sent to a recontact survey, by supplier code. They have no effect while the survey has another study type. */
    respondent_pids?: {
        [key: string]: string[];
    };
    status?: components["schemas"]["SurveyStatus"];
    /** @description The code of the study type in the study-types dictionary. Default: `adhoc`. */
    study_type?: string;
    /** @description The ids of the survey groups. */
    survey_group_ids?: number[];
    /** @description The name of the survey. */
    survey_name?: string;
    /** @description The number of completes wanted in total. The quotas follow from it. */
    total_wanted?: number;
}
/**
 * @description The delivery state of a message. `pending`: not sent yet. `received`: the receiver returned a 2xx status. `dropped`: a delivery fault dropped the message. `failed`: the receiver rejected the callback or did not respond. `not_subscribed`: the message was never sent, because no subscription requested it.
 * @enum {string}
 */
export type MessageFate = "pending" | "received" | "dropped" | "failed" | "not_subscribed";
/** @description The key figures of the state, for a page that is refreshed often. */
export interface Overview {
    /** @description The number of campaigns. */
    campaigns: number;
    deliveries: {
        last_failure?: components["schemas"]["Delivery"];
        /** @description The last 96 quarter-hours of virtual time, latest last. */
        quarters: {
            /** @description The number of callbacks that were dropped or rejected, or that had no response. */
            failed: number;
            /** @description The number of callbacks with a 2xx response. */
            received: number;
        }[];
        /** @description The number of callbacks that were sent. */
        sent: number;
    };
    /** @description The number of pending faults for requests and callbacks. */
    faults: number;
    market: {
        /** @description The number of new surveys in each of the last 24 hours of virtual time, latest last. */
        arrivals: number[];
        /**
         * @description The rate at which surveys are added and removed.
         * @enum {string}
         */
        churn: "calm" | "real";
        /** @description The number of surveys that ended in each of the last 24 hours of virtual time, latest last. */
        ends: number[];
        /** @description The number of surveys that can be looked up, including surveys that ended recently. */
        known: number;
        /** @description The number of live surveys. */
        live: number;
    };
    /**
     * Format: date-time
     * @description The current virtual time.
     */
    now: string;
    /** @description The number of virtual seconds per real second. */
    rate: number;
    /** @description A number that increases with every request and every response of a receiver. If `revision` and `now` are unchanged, the state is unchanged. */
    revision: number;
    /** @description The seed of the sandbox. */
    seed: number;
    sessions: {
        owed: components["schemas"]["Amount"];
        /** @description The number of sessions that are currently paid. */
        paid: number;
        suppliers: {
            owed: components["schemas"]["Amount"];
            /** @description The number of the supplier's sessions that are currently paid. */
            paid: number;
            received: components["schemas"]["Amount"];
            /** @description The code of the supplier. */
            supplier_code: string;
            /** @description The number of the supplier's sessions. */
            total: number;
        }[];
        /** @description The total number of sessions. */
        total: number;
        /** @description The number of respondents who have not left. */
        under_way: number;
    };
}
export interface PopulationMember {
    /** @description The ad channel of the last impression before the interview. Empty for control respondents. */
    ad_channel: string;
    /** @description The ad channels of all impressions. Empty for control respondents. */
    ad_channels?: string[];
    /** @description The answers, one entry for each question. */
    answers: {
        /** @description The ids of the selected answers. */
        answer_ids: number[];
        /** @description The id of the question. */
        question_id: number;
    }[];
    /** @description The device that was used for the interview. */
    device: string;
    /**
     * @description Whether the respondent saw the campaign.
     * @enum {string}
     */
    group: "exposed" | "control";
    /**
     * Format: date-time
     * @description The virtual time of the recruitment.
     */
    recruited_at: string;
    /**
     * Format: uuid
     * @description The id of the respondent.
     */
    respondent_id: string;
    /** @description The weight of the respondent. */
    weight: number;
}
export interface Postback {
    /** @description The reason why there was no response. */
    error?: string;
    /**
     * @description The tracking type of the link.
     * @enum {string}
     */
    kind: "S2S" | "PIXEL";
    /** @description The id of the session. */
    respondent_id: string;
    /**
     * Format: date-time
     * @description The virtual time at which the postback was sent.
     */
    sent_at: string;
    /** @description The HTTP status of the response. Absent if there was no response. */
    status?: number;
    /** @description The code of the supplier. */
    supplier_code: string;
    /** @description The id of the survey. */
    survey_id: number;
    /** @description The link after its macros have been replaced. */
    url: string;
}
export interface Problem {
    /** @description The error and how to resolve it. */
    detail: string;
}
export interface RecordedCall {
    /**
     * Format: date-time
     * @description The virtual time of the request.
     */
    at: string;
    /** @description The body as a string. */
    body?: string;
    /** @description The body in base64, if it is not valid UTF-8. */
    body_base64?: string;
    /** @description The index in `responses` of the callback that was being sent when the request arrived. If absent, all events of the same virtual time took place before the request. */
    during_callback?: number;
    /** @description The request headers that operations read. */
    headers?: {
        [key: string]: string;
    };
    /** @description The HTTP method. */
    method: string;
    /** @description The origin of the request URL. Default: the origin of the sandbox. */
    origin?: string;
    /** @description The path and the query string. */
    target: string;
}
/** @description A recorded callback. */
export interface RecordedCallback {
    /** @description The body as a string. */
    body?: string;
    /** @description The body in base64, instead of `body`. */
    body_base64?: string;
    /** @description The headers, including `X-Platform-Signature`, whose timestamp is the time at which the callback was sent. */
    headers: {
        [key: string]: string;
    };
    /**
     * Format: date-time
     * @description The time at which the callback was received. It is required only if the headers contain no timestamp.
     */
    received_at?: string;
}
export interface Recording {
    /** @description The number of callbacks. */
    callback_count: number;
    /** @description The number of sent callbacks without a 2xx response. */
    failed: number;
    /** @description The id of the recording, counted from 1. */
    id: number;
    /** @description The time in seconds from the first callback to the last. */
    lasts_seconds: number;
    /** @description The number of respondent identifiers that were masked. */
    masked: number;
    /** @description The number of messages in the callbacks. */
    messages: number;
    /** @description The number of sent callbacks with a 2xx response. */
    received: number;
    /** @description The number of callbacks that were sent since the last replay started. */
    sent: number;
    /**
     * @description The state of the recording.
     * @enum {string}
     */
    state: "imported" | "playing" | "played" | "stopped";
}
/** @description The respondent with a PID. The same PID identifies the same person in every survey. */
export interface Respondent {
    /** @description The answers, one entry for each question in the library. */
    answers: {
        /** @description The precodes of the answer. */
        precodes: string[];
        /** @description The id of the question. */
        question_id: number;
        /**
         * Format: date-time
         * @description The virtual time from which the answer can change. Null for an answer that hardly ever changes.
         */
        valid_until: string | null;
    }[];
    /** @description The locale of a panelist of the sandbox. Null for any other PID, which qualifies in every locale. */
    country_language: string | null;
    /** @description Whether the respondent uses a mobile device. */
    is_mobile: boolean;
    /** @description The PID of the respondent. */
    panelist_id: string;
}
export interface RespondentRequest {
    /** @description The precodes by question id, as in an entry link. Questions that are absent are answered from the respondent's profile. */
    answers?: {
        [key: string]: string[];
    };
    /**
     * @description The number of respondents.
     * @default 1
     */
    count?: number;
    /** @description The PID of the first respondent. A number is appended for the others. A PID such as `test-10-26-11-a` specifies response codes. Generated if absent. */
    panelist_id?: string;
    /**
     * @description Whether the client returns the correct `[%RSFN%]` value. By default, it does if its URL contains the macro. A survey that does not verify the value accepts both.
     * @enum {string}
     */
    rsfn?: "right" | "wrong";
    /** @description The steps of each session after the entry, regardless of the survey. */
    steps?: components["schemas"]["ScriptedStep"][];
    /** @description The number of a survey for which the supplier has a link. */
    survey_number: number;
}
export interface ResponseCode {
    /** @description The response code. */
    code: number;
    /** @description The meaning of the code. */
    meaning: string;
}
/** @description A future step of a session. Codes that are not listed are accepted too, in order to test clients. */
export interface ScriptedStep {
    /**
     * @description The virtual time in seconds after the previous step, or after now for the first step.
     * @default 0
     */
    after_seconds?: number;
    /** @description The client's response code. Default: 1 in the client survey, and otherwise -1. */
    client_status?: number;
    /**
     * @description The exchange's response code.
     * @default 3
     */
    marketplace_status?: number;
}
/** @description A session of a respondent in a survey. */
export interface Session {
    /** @description The client's response code. */
    client_status: number;
    /**
     * Format: date-time
     * @description The virtual time of the entry.
     */
    entry_date: string;
    /** @description Whether the PID or a request to this API specified the steps. */
    is_forced: boolean;
    /** @description Whether the respondent has left. The session can still be adjusted. */
    is_over: boolean;
    /**
     * Format: date-time
     * @description The virtual time of the last step.
     */
    last_date: string;
    /** @description The exchange's response code. */
    marketplace_status: number;
    /** @description The meaning of the code that determines the result. Empty if the code is not listed. */
    meaning: string;
    owed: components["schemas"]["Amount"];
    /** @description The PID of the respondent. Messages with 236 and 237 omit it. */
    panelist_id: string;
    /**
     * Format: uuid
     * @description The id of the session.
     */
    respondent_id: string;
    /** @description The MID of the session. */
    session_id: string;
    /** @description The code of the supplier. */
    supplier_code: string;
    /** @description The id of the survey. */
    survey_id: number;
    /** @description The name of the survey. Empty if the survey is no longer stored. */
    survey_name: string;
}
export interface SessionDetail {
    /**
     * Format: date-time
     * @description The time from which the session can no longer be adjusted: the first day of the second month after the entry, in UTC.
     */
    final_from: string;
    /** @description The messages about the session, oldest first. */
    messages: components["schemas"]["SessionMessage"][];
    session: components["schemas"]["Session"];
    /** @description The future steps. */
    upcoming: components["schemas"]["SessionStep"][];
}
/** @description A step of a session and the message about it. */
export interface SessionMessage {
    amount: components["schemas"]["Amount"];
    /**
     * Format: date-time
     * @description The virtual time of the step.
     */
    at: string;
    /** @description The client's response code. */
    client_status: number;
    /** @description The id of the first delivery that contained the message. */
    delivery_id?: number;
    fate: components["schemas"]["MessageFate"];
    /** @description The exchange's response code. */
    marketplace_status: number;
    /** @description The meaning of the code that determines the result. */
    meaning: string;
    /** @description The `X-Platform-Signature` header of the first callback that contained the message, while the callback is stored in full. */
    signature?: string;
}
export interface SessionStep {
    /**
     * Format: date-time
     * @description The virtual time of the step.
     */
    at: string;
    /** @description The client's response code. */
    client_status: number;
    /** @description The exchange's response code. */
    marketplace_status: number;
}
export interface Settings {
    /**
     * @description The format of arrays in the query string of the brand lift service where the document states only that they are arrays: joined by commas, or one parameter per value. The other format is rejected with 400.
     * @enum {string}
     */
    array_parameters?: "comma" | "repeated";
    /**
     * @description Observed in public clients: the status of a response to the creation of a survey, a link or a subscription.
     * @enum {integer}
     */
    created_status?: 200 | 201;
    /**
     * @description The hash function of the HMAC.
     * @enum {string}
     */
    entry_link_algorithm?: "sha1" | "sha256" | "sha384" | "sha512";
    /** @description The shared secret of entry links. A link without a hash is rejected with 131, and a link with a wrong hash with 243. If empty, no hash is required. */
    entry_link_key?: string;
    /** @description The name of the query parameter that contains the hash. */
    entry_link_parameter?: string;
    /**
     * @description Observed in public clients: the status of a response to a request for a second link to a survey.
     * @enum {integer}
     */
    existing_link_status?: 400 | 409;
    /**
     * @description The format of the offerwall and the allocation lookup. `as_observed` follows the public copy: whole percentages, link types by id, a message on success, and only surveys for which the supplier has no entry link. `as_streamed` follows the opportunities stream: shares from 0 to 1, link types by code, no message, and all surveys.
     * @enum {string}
     */
    legacy_offerwall?: "as_observed" | "as_streamed";
    /**
     * @description The sample size from which a lift has values: more than 50 respondents in total, as the document states, or 50 exposed and 50 control respondents, as a public guide states.
     * @enum {string}
     */
    lift_readiness?: "total" | "each_group";
    /** @description Observed in public clients: whether locales are written as `fra_fr`, `deu_de` and so on. If true, filters accept both spellings. */
    locale_aliases?: boolean;
    /**
     * @description Observed in public clients: whether lookups and dictionaries list every country language.
     * @enum {string}
     */
    locale_list?: "short" | "full";
    /**
     * @description Observed in public clients: whether null values in the creation of a link are rejected, or accepted and ignored.
     * @enum {string}
     */
    null_in_link_create?: "refused" | "accepted";
    /**
     * @description Observed in public clients: whether null values in the update of a link are rejected, or accepted as empty strings.
     * @enum {string}
     */
    null_in_link_update?: "refused" | "accepted";
    /**
     * @description Whether the brand lift service serves requests over plain HTTP, or redirects them to HTTPS with 308 like the real service. `X-Forwarded-Proto` is taken into account.
     * @enum {string}
     */
    plain_http?: "served" | "redirected";
    /** @description Whether the response to the creation of a subscription is a plain `OK`, without the key. */
    plain_ok?: boolean;
    /** @description The maximum number of requests that can arrive at once after a pause. */
    rate_limit_burst?: number;
    /** @description The maximum number of requests per second of real time for each credential. Further requests are rejected with 429 and `Retry-After`. If 0, there is no limit. */
    rate_limit_per_second?: number;
    /** @description The maximum number of times that an undelivered callback is resent, after 1, 2, 4 and so on minutes. */
    redeliveries?: number;
    /**
     * @description Whether a key of the sandbox environment gives access to the buyer API or to nothing.
     * @enum {string}
     */
    sandbox_key?: "buyer_api" | "refused";
    /**
     * @description The clock for the timestamps of signatures. Receivers compare timestamps with real time, unless they use virtual time too.
     * @enum {string}
     */
    signature_time?: "real" | "virtual";
    /**
     * @description The value of `SurveyGroupExists` for a survey in a group: 0 as in the document, or 1 as in public material.
     * @enum {string}
     */
    survey_group_exists?: "as_documented" | "as_observed";
}
export interface Snapshot {
    /** @description The requests, in chronological order. */
    calls: components["schemas"]["RecordedCall"][];
    market?: components["schemas"]["MarketSize"];
    /**
     * Format: date-time
     * @description The time of the clock at the end.
     */
    now: string;
    /** @description The responses of receivers to callbacks and postbacks, in the order in which these were sent. A missing response counts as 200. */
    responses?: (number | string)[];
    /** @description The seed of the sandbox. */
    seed: number;
    /**
     * Format: date-time
     * @description The start time of the clock.
     */
    start: string;
    /** @description The state after the snapshot has been restored. */
    summary?: string;
}
export interface Study {
    /**
     * Format: uuid
     * @description The id of the campaign.
     */
    campaign_id: string;
    /** @description The name of the campaign. */
    campaign_name: string;
    /**
     * Format: date-time
     * @description The end date of the campaign.
     */
    end_date: string;
    /** @description The questions on which lift is measured. The default question is listed first. A draft has none yet. */
    questions: {
        /** @description The id of the question. */
        id: number;
        /** @description The name of the question. */
        question_name: string;
    }[];
    /** @description The number of respondents as of the last refresh. */
    respondent_count: number;
    /**
     * Format: date-time
     * @description The start date of the campaign.
     */
    start_date: string;
    status: components["schemas"]["CampaignStatus"];
}
export interface Subscription {
    /** @description The URL that receives the callbacks. */
    callback: string;
    /** @description The number of filters. */
    filter_count: number;
    /**
     * @description The stream of the subscription.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description The code of the supplier. */
    supplier_code: string;
    /** @description The number of surveys that have been sent to the supplier and are open to it. */
    survey_count?: number;
}
export interface SupplierKey {
    /** @description The id of the key. Its first 8 characters are in the signature header. */
    key_id: string;
    /** @description The public key as a SubjectPublicKeyInfo in DER format, encoded in base64. */
    public_key: string;
}
export interface SurveyCondition {
    /**
     * @description The operator. `OR`: at least one of the precodes must have been chosen. `AND`: all of them must have been chosen. `NOT`: none of them may have been chosen. The document shows only `OR`.
     * @default OR
     * @enum {string}
     */
    logical_operator?: "OR" | "AND" | "NOT";
    /** @description The precodes of the condition. */
    precodes: string[];
    /** @description The id of a question in the library. */
    question_id: number;
}
/**
 * @description The code of the survey's status. For example, 03 is live and 05 is paused.
 * @enum {string}
 */
export type SurveyStatus = "01" | "02" | "03" | "04" | "05" | "06";
/** @description The true behaviour of respondents. Suppliers and buyers see only the counts. */
export interface SurveyTruth {
    /** @description The share of respondents in the client survey who complete it, averaged over time. */
    conversion: number;
    /** @description The current share of respondents in the client survey who complete it. */
    conversion_now: number;
    /** @description The share of other suppliers' respondents who qualify. */
    incidence: number;
    /** @description The median length of the interview in minutes, averaged over time. */
    length_of_interview: number;
}
export interface UndeliveredMessage {
    amount: components["schemas"]["Amount"];
    /**
     * Format: date-time
     * @description The virtual time of the step.
     */
    at: string;
    /** @description The client's response code. */
    client_status: number;
    /** @description The id of the delivery that contained the message. */
    delivery_id?: number;
    fate: components["schemas"]["MessageFate"];
    /** @description The exchange's response code. */
    marketplace_status: number;
    /** @description The PID of the respondent. */
    panelist_id: string;
    /**
     * Format: uuid
     * @description The id of the session.
     */
    respondent_id: string;
    /** @description The MID of the session. */
    session_id: string;
    /** @description Whether a later message of the session was received, so that the supplier's amount is correct without this message. */
    superseded: boolean;
    /** @description The code of the supplier. */
    supplier_code: string;
    /** @description The id of the survey. */
    survey_id: number;
}
/** The request is invalid. Nothing was changed. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The state of the clock. */
export type ResponseClock = components['responses']['Clock'];
/** The request is not possible in the current state. Nothing was changed. */
export type ResponseConflict = components['responses']['Conflict'];
/** The current state of the survey. */
export type ResponseMarketSurvey = components['responses']['MarketSurvey'];
/** The resource does not exist. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The recording. */
export type ResponseRecording = components['responses']['Recording'];
/** The session with its messages. */
export type ResponseSessionDetail = components['responses']['SessionDetail'];
/** All settings. */
export type ResponseSettings = components['responses']['Settings'];
/** The current state of the campaign. */
export type ResponseStudy = components['responses']['Study'];
export type ParameterCampaignId = components['parameters']['campaign_id'];
export type ParameterDeliveryId = components['parameters']['delivery_id'];
export type ParameterSupplierCode = components['parameters']['supplier_code'];
/** The definitions of the document that are outside its components. */
export type $defs = Record<string, never>;
/** Each operation of the document by its `operationId`: the types of its parameters, body and responses. */
export interface operations {
    showPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the console. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    listStudies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns, in order of creation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Study"][];
                    };
                };
            };
        };
    };
    setCampaignEffect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignEffect"];
            };
        };
        responses: {
            /** @description The new true effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getLiftHistory: {
        parameters: {
            query: {
                /**
                 * @description The confidence level of the interval.
                 * @example 0.9
                 */
                confidence_level?: 0.8 | 0.85 | 0.9 | 0.95;
                /**
                 * @description The id of a question on which lift is measured.
                 * @example 1
                 */
                question_id: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. The list is empty for a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LiftDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getLiftPlot: {
        parameters: {
            query: {
                /**
                 * @description The confidence level of the interval.
                 * @example 0.9
                 */
                confidence_level?: 0.8 | 0.85 | 0.9 | 0.95;
                /**
                 * @description The kind of plot. `daily` has an axis and a mark for each day. `sparkline` is small and has neither.
                 * @example sparkline
                 */
                kind?: "daily" | "sparkline";
                /**
                 * @description The id of a question on which lift is measured.
                 * @example 1
                 */
                question_id: number;
                /**
                 * @description The width in pixels.
                 * @example 200
                 */
                width?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot as an SVG image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    setCampaignPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignPeople"];
            };
        };
        responses: {
            /** @description The new properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listCampaignPopulation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The respondents, in order of recruitment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PopulationMember"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    setCampaignStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignMove"];
            };
        };
        responses: {
            200: components["responses"]["Study"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockMove"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
        };
    };
    setClockRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of virtual seconds per real second. */
                    rate: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
        };
    };
    listCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes of the exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client_status: components["schemas"]["ResponseCode"][];
                        marketplace_status: components["schemas"]["ResponseCode"][];
                        survey_status: {
                            code: components["schemas"]["SurveyStatus"];
                            /** @description The name of the status. */
                            name: string;
                        }[];
                    };
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Include only callbacks with a greater id.
                 * @example 12
                 */
                after?: number;
                /**
                 * @description Whether to include bodies. If false, `body` is empty. Bodies can be large.
                 * @example false
                 */
                bodies?: boolean;
                /**
                 * @description The maximum number of callbacks to return. The latest callbacks are returned.
                 * @example 100
                 */
                last?: number;
                /**
                 * @description Include only callbacks of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Include only callbacks to this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Delivery"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery.
                 * @example 1
                 */
                delivery_id: components["parameters"]["delivery_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, with one entry for each signature in its header. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedDelivery"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the delivery.
                 * @example 1
                 */
                delivery_id: components["parameters"]["delivery_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Whether to sign the body with a new timestamp and the current keys.
                     * @default false
                     */
                    sign_again?: boolean;
                };
            };
        };
        responses: {
            /** @description The new delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listDeliveryDigests: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of digests to return. The latest digests are returned.
                 * @example 100
                 */
                last?: number;
                /**
                 * @description Include only callbacks of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Include only callbacks to this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The digests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DeliveryDigest"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listDeliveryFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery faults, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DeliveryFault"][];
                    };
                };
            };
        };
    };
    injectDeliveryFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryFaultRequest"];
            };
        };
        responses: {
            /** @description The delivery fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryFault"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    clearDeliveryFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of removed delivery faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of removed delivery faults. */
                        removed: number;
                    };
                };
            };
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /**
                 * @description Include only e-mails to this address.
                 * @example analyst@alder.example
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The emails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Email"][];
                    };
                };
            };
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an export or of a frequency report.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                export_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The name of the file.
                     * @example attachment; filename="lift.xlsx"
                     */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults, oldest first. If several faults apply to an operation, the oldest is used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Fault"][];
                    };
                };
            };
        };
    };
    injectFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultRequest"];
            };
        };
        responses: {
            /** @description The fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of removed faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of removed faults. */
                        removed: number;
                    };
                };
            };
        };
    };
    clearFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the fault.
                 * @example 1
                 */
                fault_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removed fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listLedgers: {
        parameters: {
            query?: {
                /**
                 * @description Include only the ledger of this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledgers, one for each of the key's suppliers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Ledger"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listEntryLinks: {
        parameters: {
            query?: {
                /**
                 * @description Include only links of this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["EntryLink"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key figures of the state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    getPageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of a file of the console.
                 * @example base.css
                 */
                file: "tokens.css" | "base.css" | "components.css" | "plots.css" | "bar.css" | "frame.css" | "panels.css" | "sessions.css" | "surveys.css" | "narrow.css" | "main.js" | "rail.js" | "api.js" | "dom.js" | "bars.js" | "clock.js" | "overview.js" | "campaigns.js" | "campaign.js" | "lift.js" | "sheet.js" | "market.js" | "surveys.js" | "survey.js" | "virtual-list.js" | "deliveries.js" | "delivery.js" | "faults.js" | "sessions.js" | "session.js" | "suppliers.js" | "recordings.js";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listPanelists: {
        parameters: {
            query?: {
                /**
                 * @description The locale code of the panelists.
                 * @example eng_us
                 */
                country_language?: string;
                /**
                 * @description The number of panelists to return.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description The number of the first panelist.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The panelists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Respondent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listPostbacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The postbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Postback"][];
                    };
                };
            };
        };
    };
    listRecordings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recordings, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Recording"][];
                    };
                };
            };
        };
    };
    importRecording: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The callbacks to import. */
                    items: components["schemas"]["RecordedCallback"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Recording"];
            400: components["responses"]["BadRequest"];
        };
    };
    getRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the recording.
                 * @example 1
                 */
                recording_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Recording"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    removeRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the recording.
                 * @example 1
                 */
                recording_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Recording"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    playRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the recording.
                 * @example 1
                 */
                recording_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The number of recorded seconds per virtual second.
                     * @default 1
                     */
                    speed?: number;
                    /** @description The code of the supplier whose subscriptions receive the callbacks. */
                    supplier_code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Recording"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    market?: components["schemas"]["MarketSize"];
                    /** @description The new seed. */
                    seed?: number;
                    /**
                     * Format: date-time
                     * @description The new start time of the clock.
                     */
                    start?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
        };
    };
    getRespondent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The PID of the respondent.
                 * @example p-81
                 */
                panelist_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The respondent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Respondent"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            400: components["responses"]["BadRequest"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names and summaries of the scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @description The name of the scenario. */
                            name: string;
                            /** @description The state that the scenario creates. */
                            summary: string;
                        }[];
                    };
                };
            };
        };
    };
    runScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the scenario.
                 * @example supplier
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Clock"];
            404: components["responses"]["NotFound"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Include only sessions that started before this session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                before?: string;
                /**
                 * @description Include only sessions whose PID, MID or survey number contains this string.
                 * @example test-
                 */
                find?: string;
                /**
                 * @description The maximum number of sessions to return.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Include only sessions with this PID.
                 * @example test-complete-a1
                 */
                panelist_id?: string;
                /**
                 * @description Include only sessions in this state: under way, over, paid, over and unpaid, or adjusted.
                 * @example paid
                 */
                state?: "under_way" | "over" | "paid" | "unpaid" | "adjusted";
                /**
                 * @description Include only sessions of this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
                /**
                 * @description Include only sessions in this survey.
                 * @example 1000001
                 */
                survey_number?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Session"][];
                        /** @description The total number of sessions, including those that are no longer stored. */
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                respondent_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionDetail"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    continueSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                respondent_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The steps, in chronological order. */
                    steps: components["schemas"]["ScriptedStep"][];
                };
            };
        };
        responses: {
            200: components["responses"]["SessionDetail"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Settings"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["BadRequest"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            409: components["responses"]["Conflict"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions to both streams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Subscription"][];
                    };
                };
            };
        };
    };
    rotateSupplierKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The time in seconds during which both keys sign.
                     * @default 3600
                     */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    createEntryLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of a survey that is allocated to the supplier. */
                    survey_number: number;
                };
            };
        };
        responses: {
            /** @description The entry link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    sendRespondents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code of the supplier.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespondentRequest"];
            };
        };
        responses: {
            /** @description The sessions that were started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids of the sessions, one for each respondent. */
                        respondent_ids: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    publishMarketSurveys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of surveys. */
                    count?: number;
                    /** @description The surveys, instead of `count` and `survey`. */
                    items?: components["schemas"]["MarketSurveyRequest"][];
                    survey?: components["schemas"]["MarketSurveyRequest"];
                };
            };
        };
        responses: {
            /** @description The numbers of the surveys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The numbers of the surveys, in the order of the request. */
                        survey_numbers: number[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listMarketSurveys: {
        parameters: {
            query?: {
                /**
                 * @description Include only surveys whose number, name or locale contains this string.
                 * @example tea
                 */
                find?: string;
                /**
                 * @description Include only surveys that accept respondents, or only those that do not.
                 * @example true
                 */
                is_live?: boolean;
                /**
                 * @description The maximum number of surveys to return. If absent, all are returned.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description The number of surveys to skip.
                 * @example 0
                 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surveys in the market, by ascending number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MarketSurvey"][];
                        /** @description The number of surveys that match. */
                        total: number;
                    };
                };
            };
        };
    };
    publishMarketSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarketSurveyRequest"];
            };
        };
        responses: {
            200: components["responses"]["MarketSurvey"];
            400: components["responses"]["BadRequest"];
        };
    };
    getMarketSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 1000001
                 */
                survey_number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MarketSurvey"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    changeMarketSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the survey.
                 * @example 1000001
                 */
                survey_number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketSurveyChange"];
            };
        };
        responses: {
            200: components["responses"]["MarketSurvey"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listUndeliveredMessages: {
        parameters: {
            query?: {
                /**
                 * @description Include only messages in this delivery state. If absent, dropped and failed messages are returned.
                 * @example dropped
                 */
                fate?: components["schemas"]["MessageFate"];
                /**
                 * @description Include only messages to this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["UndeliveredMessage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listUnknownFilterValues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /**
                             * Format: date-time
                             * @description The virtual time of the latest request.
                             */
                            at: string;
                            /**
                             * Format: uuid
                             * @description The id of the campaign.
                             */
                            campaign_id: string;
                            /** @description The name of the filter. */
                            parameter: string;
                            /** @description The number of requests with the value. */
                            times: number;
                            /** @description The value of the filter. */
                            value: string;
                        }[];
                    };
                };
            };
        };
    };
}
