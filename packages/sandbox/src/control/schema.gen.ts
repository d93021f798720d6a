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
         * @description The console shows the clock, campaigns with their lift, the market, deliveries, sessions and faults in a browser. It sends no requests to other addresses.
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
        /** List the campaigns with their measured questions */
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the true effect of a campaign
         * @description The effect applies to respondents who are recruited from now on.
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * Get the lift of a question by day
         * @description Returns one entry per refresh, with the values that the service returned after it. The last entry contains the current values. Values are null if the service does not report a lift.
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * Draw a plot of the lift of a question by day
         * @description Returns the days of `getLiftHistory` as an SVG from `@fieldwork/lift-plots`. The colours are CSS variables, which the page must define.
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the properties of a campaign's respondents
         * @description Replaces all properties. A property that is absent has its default value. The properties apply to respondents who are recruited from now on, and weights change at the next refresh.
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        /**
         * List the recruited respondents
         * @description The respondents from whom the lift is computed, so that the lift can be verified.
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the status of a campaign
         * @description Changes the status immediately:
         *
         *     - `pending` launches a draft whose start date is in the future.
         *     - `live` launches a draft and starts it now, starts a pending campaign now and sets its start date, or reopens a complete campaign until `end_date`. By
         *       default, a reopened campaign lasts as long as before.
         *     - `complete` ends a live campaign now, after a last refresh of its data.
         *
         *     Every other change is a conflict. Setting the current status has no effect.
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
         * Advance the clock
         * @description Responds after all events that became due have been processed, including the delivery of callbacks.
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
         * @description Sets the number of virtual seconds that pass per second of real time, until another rate is set. 0 stops the clock.
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
         * @description Returns the response codes of the spec and the survey statuses of the lookup.
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
         * @description Oldest first. The last 1,000 callbacks are stored in full, as long as their bodies fit into 64 MB.
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
                 * @description A delivery's id.
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
                 * @description A delivery's id.
                 * @example 1
                 */
                delivery_id: components["parameters"]["delivery_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a callback
         * @description Resends the same body with the same signature, as in a replay attack. With `sign_again`, the body is signed again.
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
         * List the digests of older callbacks
         * @description Lists the callbacks before the last 1,000, oldest first. A digest contains the receiver, the time, the result, and the size and hash of the body, so a receiver can prove that it has received every callback.
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
         * @description `drop` does not send the callback. `duplicate` sends it twice. `delay` sends it `seconds` virtual seconds later. `reorder` sends it after the next callback of the stream, or an hour later if there is none.
         */
        post: operations["injectDeliveryFault"];
        /**
         * Remove all delivery faults
         * @description Callbacks that are already held back are still sent.
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
         * List the emails
         * @description The emails that the real service would have sent when an export was finished, oldest first. The sandbox does not send email.
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
         * @description Returns the file to which `s3_url` refers: the workbook or presentation of an export, until it expires. For the id of a frequency report, returns the table that the service would have stored.
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
         * @description The fault applies to the next calls of the operation with valid credentials, `times` times. With `status` or `connection`, the operation is not performed unless `performs` is true. All other faults change only the actual response.
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
                 * @description A fault's id.
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
         * List the ledgers
         * @description The exact amounts that the exchange owes, to the billionth of a US dollar. A supplier that reads every message computes the same amounts.
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
        /** List the entry links */
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
        /** Get the key figures of the state */
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
                 * @description A file of the console.
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
         * @description Lists panelists of one locale with all their answers, for suppliers without a panel. Panelists are computed from the seed and their number, and their number is unlimited. A PID such as `panel-eng_us-000001` is the same panelist in every survey. A survey of another locale terminates the panelist with 37.
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
         * @description The postbacks that `S2S` and `PIXEL` links sent when respondents left. Oldest first. The last 1,000 are stored.
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
         * @description Imports the headers and bodies of real callbacks, in any order. The values of `panelist_id`, `session_id` and `respondent_pids` are masked during the import. Equal identifiers have equal masks, and the rest of the body is unchanged. `fieldwork-sandbox --recording FOLDER` imports a folder.
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
                 * @description A recording's id.
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
                 * @description A recording's id.
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
         * @description Sends the recorded callbacks to the supplier's subscriptions, in the order and at the intervals of the recording. They are signed with the supplier's key in this sandbox. Time is virtual: at speed 100, a recorded day takes 864 virtual seconds. Callbacks of a stream without a subscription are omitted.
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
         * @description Discards all changes and resets the clock to its start. The seed is unchanged unless a new seed is given.
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
                 * @description A PID.
                 * @example p-81
                 */
                panelist_id: string;
            };
            cookie?: never;
        };
        /**
         * Get the profile of a respondent
         * @description The current answers of the respondent to questions that the entry link does not answer.
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
         * @description Resets the sandbox to the seed of the snapshot and replays the calls. The previous state is discarded, and the clock's rate is unchanged.
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
         * List the scenarios
         * @description A scenario is a snapshot that is stored in a file. See `control/scenarios/`.
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
                 * @description A scenario's name.
                 * @example supplier
                 */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a scenario
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
         * @description Latest first. Finished sessions are stored as long as all sessions fit into 64 MB.
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
                 * @description Id of the session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                respondent_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a session
         * @description Returns the respondent, the result, the amount owed, and every message with its delivery result.
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
                 * @description Id of the session.
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
         * @description Replaces the future steps of the session. A step without `after_seconds` occurs immediately: `{"steps": [{"client_status": 26}]}` adjusts a complete now. The message is sent with the next callback of the subscription.
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
         * @description The settings select between behaviours that the API documents do not specify.
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
         * @description Returns the seed, the start, and all calls since the start that may have changed the state. Replaying them results in the same state. Callbacks are not resent during the replay.
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
                 * @description A supplier's code.
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
         * @description Callbacks have two signatures, one by the old key and one by the new key, until the overlap ends. After that, they are signed only by the new key.
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
                 * @description A supplier's code.
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
         * @description Creates a link with the default redirects on behalf of the supplier. If a link already exists, it is returned unchanged.
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
                 * @description A supplier's code.
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
         * @description Each respondent starts a session now, which continues as the clock advances. The outcomes are sent by callback.
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
         * Publish several surveys
         * @description Publishes all surveys or none: `count` surveys with the same properties, or the surveys in `items`. Suppliers are notified with the next callback of their subscriptions.
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
         * @description Adds a survey to the market. By default, the survey is live. Properties that are absent are drawn from the seed. The market does not change the price, quotas and status, but respondents of other suppliers fill the survey. Suppliers are notified with the next callback of their subscriptions.
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
                 * @description A survey's number.
                 * @example 1000001
                 */
                survey_number: number;
            };
            cookie?: never;
        };
        /** Show a survey of the market */
        get: operations["getMarketSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a survey of the market
         * @description Changes a survey on behalf of its buyer. Suppliers are notified with the next callback of their subscriptions. A survey that was created through the exchange's API also changes there, and the change must follow the rules of that API.
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
         * List undelivered messages
         * @description Oldest session first. The amount that a supplier computes from the received messages is the amount owed minus the amounts of the listed messages that are not superseded.
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
         * List unknown filter values
         * @description The brand lift service accepts any value of a filter. An unknown value, such as `daypart=no_such`, selects no respondents. This operation lists the unknown values in calls of lift operations, latest first. The last 1,000 are stored.
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
        /** @description The request is not valid. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The clock. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Clock"];
            };
        };
        /** @description The request conflicts with the current state. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The survey after the change. */
        MarketSurvey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MarketSurveyDetail"];
            };
        };
        /** @description The object does not exist. */
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
        /** @description The session. */
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
        /** @description The campaign after the change. */
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
         * @description A campaign's id.
         * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
         */
        campaign_id: string;
        /**
         * @description A delivery's id.
         * @example 1
         */
        delivery_id: number;
        /**
         * @description A supplier's code.
         * @example 4711
         */
        supplier_code: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description US dollars, exact to the billionth. */
export type Amount = string;
/** @description The true effect of a campaign. The probability that an exposed respondent gives an in-target answer is the base plus the points, plus the points of the device, the frequency, the creatives and the day. Every sum must be from 0 to 100 %. */
export interface CampaignEffect {
    /** @description The share of unexposed respondents who give an in-target answer. */
    base: number;
    /** @description Additional points by creative. A respondent who saw several creatives has the mean of their points, weighted by impressions. */
    by_creative?: {
        /** @description The number of the creative, starting at 1, in the order of the campaign's creatives. A number that the campaign does not have has no effect. */
        creative: number;
        /** @description Percentage points. */
        points: number;
    }[];
    /** @description Additional points by the time of the answer. If several entries match, the first applies. */
    by_day?: {
        /**
         * Format: date-time
         * @description The start of the period, inclusive.
         */
        from: string;
        /** @description Percentage points. */
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
         * @description Device.
         * @enum {string}
         */
        device: "mobile" | "desktop" | "tablet";
        /** @description Percentage points. */
        points: number;
    }[];
    /** @description Additional points by number of impressions. If several entries match, the first applies. */
    by_frequency?: {
        /** @description The maximum number of impressions, inclusive. No maximum if absent. */
        high?: number;
        /** @description The minimum number of impressions. */
        low: number;
        /** @description Percentage points. */
        points: number;
    }[];
    /** @description The effect of exposure in percentage points. The base plus the points must be from 0 to 100 %. */
    points: number;
    /** @description The effects on individual questions, by name. */
    questions?: {
        /** @description The same as in the main effect, for this question. */
        base: number;
        /** @description The same as in the main effect, for this question. */
        points: number;
        /** @description The name of the question. After the launch, it must be a measured question. */
        question_name: string;
    }[];
    /** @description The effects on groups of people. If several match, the first applies. */
    segments?: {
        /** @description The base for this group. It replaces the base of every question. */
        base?: number;
        filter_name: components["schemas"]["DemographicFilterName"];
        /** @description The maximum value of the answer, inclusive. */
        high: number;
        /** @description The minimum value of the answer. It must not exceed `high`. */
        low: number;
        /** @description The effect of exposure for this group, in percentage points. */
        points: number;
    }[];
}
export interface CampaignMove {
    /**
     * Format: date-time
     * @description The new end date of a reopened campaign. It must be in the future.
     */
    end_date?: string;
    status: components["schemas"]["CampaignStatus"];
}
export interface CampaignPeople {
    /** @description The groups of people with a different exposed share. If several match, the first applies. If the base also differs between the groups, the lift is confounded. */
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
    /** @description The groups of people who do not respond. If several match, the first applies. Other people are recruited instead, so the number of respondents is unchanged. */
    non_response?: {
        filter_name?: components["schemas"]["DemographicFilterName"];
        /**
         * @description The group to which the entry applies. Default: both groups.
         * @enum {string}
         */
        group?: "exposed" | "control";
        /** @description The maximum value of the answer, inclusive. No maximum if absent. Requires `filter_name`. */
        high?: number;
        /** @description The minimum value of the answer. It must not exceed `high`. No minimum if absent. Requires `filter_name`. */
        low?: number;
        /** @description The share of the group that does not respond. */
        share: number;
    }[];
    /**
     * @description The distribution of recruitment between now and the end date: even, mostly early or mostly late. Default: `even`.
     * @enum {string}
     */
    pacing?: "even" | "fast_start" | "slow_start";
    /** @description The number of respondents in the entire campaign. Default: a number that is computed from the expected impressions. */
    respondents?: number;
    /** @description The target shares of weighting if `weighted` is true. Default: the shares of the population. The shares are in the order of the buckets and must add up to 1. */
    weight_targets?: {
        /** @description Shares of 18-24, 25-34, 35-44, 45-54, 55-64 and 65+. */
        demo_age?: number[];
        /** @description Shares of men and women. */
        demo_gender?: number[];
    };
    /** @description Whether respondents are weighted to the population by age and gender. Default: false. */
    weighted?: boolean;
}
/**
 * @description Status.
 * @enum {string}
 */
export type CampaignStatus = "draft" | "pending" | "live" | "complete";
export interface CheckedDelivery {
    delivery: components["schemas"]["Delivery"];
    /** @description One entry per signature. */
    signatures: {
        /** @description Whether the signature is valid for this body and one of the supplier's keys with this id. */
        is_valid: boolean;
        /** @description First 8 characters of the key's id. */
        key_id: string;
    }[];
}
/** @description A sub-quota. It may overlap with other sub-quotas or be nested in one. */
export interface ClientQuota {
    /** @description The conditions of the quota. A respondent must meet all of them. */
    questions: components["schemas"]["SurveyCondition"][];
    /** @description The total number of required completes. */
    total_wanted: number;
}
export interface Clock {
    /**
     * Format: date-time
     * @description Virtual time.
     */
    now: string;
    /** @description Virtual seconds per second of real time. 0 if the clock is stopped. */
    rate: number;
}
/** @description Exactly one of `seconds` and `to`. */
export interface ClockMove {
    /** @description The number of virtual seconds. */
    seconds?: number;
    /**
     * Format: date-time
     * @description The virtual time to advance to. It must be in the future.
     */
    to?: string;
}
export interface Delivery {
    /** @description The body. Empty if the list was requested without bodies. */
    body: string;
    /** @description True if a fault dropped the callback, so that it was not sent. */
    dropped?: boolean;
    /** @description The reason why there was no response. */
    error?: string;
    /** @description The id, an integer starting at 1. */
    id: number;
    /** @description Messages in the body. */
    item_count: number;
    /** @description The id of the delivery that was resent. */
    replay_of?: number;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description The signature header. */
    signature: string;
    /** @description The status code of the response. Absent if there was no response. */
    status?: number;
    /**
     * @description Stream.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description Receiver. */
    supplier_code: string;
    /** @description Callback URL. */
    url: string;
}
export interface DeliveryDigest {
    /** @description The length of the body in bytes. */
    bytes: number;
    /** @description True if a fault dropped the callback, so that it was not sent. */
    dropped?: boolean;
    /** @description The reason why there was no response. */
    error?: string;
    /** @description The id of the delivery. */
    id: number;
    /** @description Messages in the body. */
    item_count: number;
    /** @description The id of the delivery that was resent. */
    replay_of?: number;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description SHA-256 of the body's bytes, in hexadecimal. */
    sha256: string;
    /** @description The status code of the response. Absent if there was no response. */
    status?: number;
    /**
     * @description Stream.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description Receiver. */
    supplier_code: string;
    /** @description Callback URL. */
    url: string;
}
export type DeliveryFault = components["schemas"]["DeliveryFaultRequest"] & {
    /** @description The id, an integer starting at 1. */
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
     * @description The duration of a `delay`, in seconds of virtual time.
     * @default 60
     */
    seconds?: number;
    /**
     * @description Only callbacks of this stream.
     * @enum {string}
     */
    stream?: "opportunities" | "outcomes";
    /** @description Only callbacks to this supplier. */
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
     * @description Campaign.
     */
    campaign_id: string;
    /** @description The id, an integer starting at 1. */
    id: number;
    /** @description The URL of the file until it expires. */
    link: string;
    /**
     * Format: uuid
     * @description The id of the export. For Excel, no other response contains it.
     */
    report_export_id: string;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description Subject. */
    subject: string;
    /** @description The message from the export request and the link to the file. */
    text: string;
    /** @description Recipients. */
    to: string[];
}
export interface EntryLink {
    /** @description Whether the survey accepts respondents. */
    is_live: boolean;
    /** @description `OWS` or `TS`. */
    link_type: string;
    /** @description The entry link for respondents. It ends with `PID=`. */
    live_link: string;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
    /** @description Name of the survey. */
    survey_name: string;
    /** @description A test link, whose entries are not paid. */
    test_link: string;
    /** @description `NONE`, `PIXEL` or `S2S`. */
    tracking_type: string;
}
export type Fault = components["schemas"]["FaultRequest"] & {
    /** @description The id, an integer starting at 1. */
    id: number;
    /** @description Whether the operation is performed despite the fault. */
    performs: boolean;
    /** @description The number of calls to which the fault still applies. */
    remaining: number;
    /** @description The total number of calls to which the fault applies. */
    times: number;
};
export interface FaultRequest {
    /**
     * @description The change to the response body.
     * @enum {string}
     */
    alter?: "malformed_json" | "extra_field" | "unknown_enum" | "number_as_string";
    /** @description The body of a response with `status`. Default: the service's error for this status. */
    body?: unknown;
    /**
     * @description `reset` closes the connection without a response. `stall` sends half of the body and keeps the connection open.
     * @enum {string}
     */
    connection?: "reset" | "stall";
    /** @description Headers that announce the end of the operation (RFC 9745 and RFC 8594). */
    deprecation?: {
        /** @description The `Link` header with the relation `deprecation`. */
        link?: string;
        /**
         * Format: date-time
         * @description The `Deprecation` header. Default: the current virtual time.
         */
        since?: string;
        /**
         * Format: date-time
         * @description The `Sunset` header.
         */
        sunset?: string;
    };
    /** @description A code of the v2-beta error table. The response has the status and the detail of the code. Only for operations of the exchange that have such errors. */
    error_code?: string;
    /** @description Members of the error's `detail`, which replace the sandbox's example values. */
    error_detail?: Record<string, never>;
    /** @description The name of the field that `unknown_enum` and `number_as_string` change. Default: the first suitable field. */
    field?: string;
    /** @description Additional response headers. */
    headers?: {
        [key: string]: string;
    };
    /** @description The delay of the response in milliseconds of real time. */
    latency_milliseconds?: number;
    /** @description The delay of the response in seconds of virtual time. The response is sent when the clock has advanced by this time. */
    latency_seconds?: number;
    /** @description `operationId` of either service's document. */
    operation_id: string;
    /** @description Whether the operation is performed despite the fault. Default: true if neither `status` nor `connection` is set. */
    performs?: boolean;
    /**
     * @description The format of `Retry-After`. A date is in real time.
     * @default seconds
     * @enum {string}
     */
    retry_after_form?: "seconds" | "date";
    /** @description The delay in the `Retry-After` header, in seconds. */
    retry_after_seconds?: number;
    /** @description The status code of the response. */
    status?: number;
    /**
     * @description The number of calls to which the fault applies.
     * @default 1
     */
    times?: number;
}
/** @description The amount that the exchange owes a supplier, and the amount that has been reported to the supplier. `owed` minus `received` is the sum of `undelivered`. */
export interface Ledger {
    /** @description The number of sessions that are currently paid. */
    completes: number;
    /**
     * @description Currency of every amount.
     * @constant
     */
    currency_code: "USD";
    /** @description The amounts by month of the entry in UTC, oldest first. */
    months: {
        /** @description The number of sessions that are currently paid. */
        completes: number;
        /**
         * Format: date-time
         * @description The time from which the month is final and is not adjusted.
         */
        final_from: string;
        /** @description Month. */
        month: string;
        owed: components["schemas"]["Amount"];
        received: components["schemas"]["Amount"];
        /** @description The number of sessions that were started in the month. */
        sessions: number;
    }[];
    owed: components["schemas"]["Amount"];
    received: components["schemas"]["Amount"];
    /** @description Sessions. */
    sessions: number;
    /** @description Supplier. */
    supplier_code: string;
    /** @description The amounts in undelivered messages, by delivery result. */
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
     * @description Virtual time of the refresh.
     */
    at: string;
    /** @description Control respondents who answered. */
    control_count: number;
    /** @description The percentage of control respondents who gave an in-target answer. */
    control_percentage: number | null;
    /** @description Exposed respondents who answered. */
    exposed_count: number;
    /** @description The percentage of exposed respondents who gave an in-target answer. */
    exposed_percentage: number | null;
    /** @description The lift plus its margin of error. */
    high: number | null;
    /** @description Percentage points. */
    lift_percentage: number | null;
    /** @description The lift minus its margin of error. */
    low: number | null;
    /** @description Whether the interval excludes zero. */
    statistically_significant: boolean | null;
}
/** @description The size of the market and its rate of change. */
export interface MarketSize {
    /**
     * @description How often surveys arrive, change and end. `real` is as often as in a real pool.
     * @enum {string}
     */
    churn: "calm" | "real";
    /** @description The number of live surveys that the market maintains. */
    size: number;
}
export interface MarketSurvey {
    /** @description Locale code. */
    country_language: string;
    /** @description Whether the survey accepts respondents. */
    is_live: boolean;
    /** @description Payout per complete in USD. */
    revenue_per_interview: number;
    status: components["schemas"]["SurveyStatus"];
    /** @description Number. */
    survey_id: number;
    /** @description Name. */
    survey_name: string;
    /** @description Completes that are still required. */
    total_remaining: number;
}
export interface MarketSurveyChange {
    /** @description The number of granted completes, by supplier code. */
    allocations?: {
        [key: string]: number;
    };
    /** @description The sub-quotas, which replace the current ones. */
    client_quotas?: components["schemas"]["ClientQuota"][];
    /**
     * @description The required device.
     * @enum {string}
     */
    device?: "any" | "desktop" | "mobile";
    /** @description The gross price per complete in the buyer's currency. At 0, the survey is not offered to suppliers. */
    price?: number;
    /** @description The qualifications, which replace the current ones. A respondent must meet all of them. */
    qualifications?: components["schemas"]["SurveyCondition"][];
    /** @description The quotas whose number of required completes changes. */
    quotas?: {
        /** @description The id of one of the survey's quotas. */
        quota_id: number;
        /** @description The total number of required completes. */
        total_wanted: number;
    }[];
    /** @description The PIDs that may enter a recontact survey, by supplier code. */
    respondent_pids?: {
        [key: string]: string[];
    };
    status?: components["schemas"]["SurveyStatus"];
    /** @description Survey groups. */
    survey_group_ids?: number[];
    /** @description Name. */
    survey_name?: string;
    /** @description The total number of required completes. The quotas change proportionally, and the allocations are unchanged. In a survey that was created through the exchange's API, the allocations that were not set through the control API change as well. */
    total_wanted?: number;
}
export type MarketSurveyDetail = components["schemas"]["MarketSurvey"] & {
    /** @description The number of granted completes, by supplier code. */
    allocations: {
        [key: string]: number;
    };
    /** @description The buyer's currency. */
    currency: string;
    /**
     * @description The required device.
     * @enum {string}
     */
    device: "any" | "desktop" | "mobile";
    /** @description Gross price per complete in the buyer's currency. */
    price: number;
    /** @description The qualifications. A respondent must meet all of them. */
    qualifications: components["schemas"]["SurveyCondition"][];
    /** @description The quotas. The first quota is the total. */
    quotas: {
        /** @description The number of completes so far. */
        completes: number;
        /** @description Respondents who have entered the client survey. */
        entrants: number;
        /** @description The conditions of the quota. A respondent must meet all of them. The total has no conditions. */
        questions: components["schemas"]["SurveyCondition"][];
        /** @description Quota. */
        quota_id: number;
        /** @description The total number of required completes. */
        total_wanted: number;
    }[];
    /** @description The PIDs that may enter a recontact survey, by supplier code. */
    respondent_pids: {
        [key: string]: string[];
    };
    /** @description Survey groups. */
    survey_group_ids: number[];
    truth: components["schemas"]["SurveyTruth"];
};
export interface MarketSurveyRequest {
    /** @description The number of granted completes, by supplier code. By default, every supplier has an allocation. */
    allocations?: {
        [key: string]: number;
    };
    /** @description The buyer's estimate, in percent. */
    bid_incidence?: number;
    /** @description The sub-quotas. Drawn from the seed if absent. */
    client_quotas?: components["schemas"]["ClientQuota"][];
    /** @description The true share of respondents who complete the client survey after entering it. */
    conversion?: number;
    /** @description Locale code. */
    country_language?: string;
    /**
     * @description The required device.
     * @enum {string}
     */
    device?: "any" | "desktop" | "mobile";
    /** @description Minutes. */
    length_of_interview?: number;
    /** @description Gross price per complete in US dollars. */
    price?: number;
    /** @description The qualifications. A respondent must meet all of them. Drawn from the seed if absent. */
    qualifications?: components["schemas"]["SurveyCondition"][];
    /** @description The PIDs that may enter a recontact survey, by supplier code. */
    respondent_pids?: {
        [key: string]: string[];
    };
    status?: components["schemas"]["SurveyStatus"];
    /** @description A code of the study-types dictionary. Default: `adhoc`. */
    study_type?: string;
    /** @description Survey groups. */
    survey_group_ids?: number[];
    /** @description Name. */
    survey_name?: string;
    /** @description The total number of required completes. The quotas change proportionally. */
    total_wanted?: number;
}
/**
 * @description The delivery result of a message. The message is pending, was received with a 2xx response, was dropped by a delivery fault, has failed because it was refused or did not get a response, or was not sent because no subscription matches it.
 * @enum {string}
 */
export type MessageFate = "pending" | "received" | "dropped" | "failed" | "not_subscribed";
/** @description The key figures of the sandbox's state. */
export interface Overview {
    /** @description Campaigns. */
    campaigns: number;
    deliveries: {
        last_failure?: components["schemas"]["Delivery"];
        /** @description The counts for the last 96 quarters of an hour of virtual time, most recent last. */
        quarters: {
            /** @description The number of callbacks that were dropped, refused or did not get a response. */
            failed: number;
            /** @description The number of callbacks with a 2xx response. */
            received: number;
        }[];
        /** @description The number of callbacks that were sent. */
        sent: number;
    };
    /** @description The number of pending faults and delivery faults. */
    faults: number;
    market: {
        /** @description The number of new surveys in each of the last 24 hours of virtual time, most recent last. */
        arrivals: number[];
        /**
         * @description How often surveys arrive and end.
         * @enum {string}
         */
        churn: "calm" | "real";
        /** @description The number of ended surveys in each of the last 24 hours of virtual time, most recent last. */
        ends: number[];
        /** @description The number of surveys that can be looked up, including recently ended surveys. */
        known: number;
        /** @description Live surveys. */
        live: number;
    };
    /**
     * Format: date-time
     * @description Virtual time.
     */
    now: string;
    /** @description Virtual seconds per second of real time. */
    rate: number;
    /** @description A number that increases with every call and every response of a receiver. The state is unchanged while `revision` and `now` are unchanged. */
    revision: number;
    /** @description Seed. */
    seed: number;
    sessions: {
        owed: components["schemas"]["Amount"];
        /** @description The number of sessions that are currently paid. */
        paid: number;
        suppliers: {
            owed: components["schemas"]["Amount"];
            /** @description The number of sessions that are currently paid. */
            paid: number;
            received: components["schemas"]["Amount"];
            /** @description Supplier. */
            supplier_code: string;
            /** @description The number of sessions of the supplier. */
            total: number;
        }[];
        /** @description The number of sessions so far. */
        total: number;
        /** @description The number of respondents who have not left. */
        under_way: number;
    };
}
export interface PopulationMember {
    /** @description Ad channel of the last impression before the interview; empty for control. */
    ad_channel: string;
    /** @description Ad channels of all impressions; empty for control. */
    ad_channels?: string[];
    /** @description One entry per question. */
    answers: {
        /** @description Chosen answers. */
        answer_ids: number[];
        /** @description Question. */
        question_id: number;
    }[];
    /** @description Device of the interview. */
    device: string;
    /**
     * @description Whether the respondent saw the campaign.
     * @enum {string}
     */
    group: "exposed" | "control";
    /**
     * Format: date-time
     * @description Virtual time.
     */
    recruited_at: string;
    /**
     * Format: uuid
     * @description Respondent.
     */
    respondent_id: string;
    /** @description Weight. */
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
    /** @description Session. */
    respondent_id: string;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description The status code of the response. Absent if there was no response. */
    status?: number;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
    /** @description The URL of the link with its macros replaced. */
    url: string;
}
export interface Problem {
    /** @description The cause of the error and its remedy. */
    detail: string;
}
export interface RecordedCall {
    /**
     * Format: date-time
     * @description Virtual time.
     */
    at: string;
    /** @description The body as a string. */
    body?: string;
    /** @description A body that is not valid UTF-8, in base64. */
    body_base64?: string;
    /** @description The headers that operations read. */
    headers?: {
        [key: string]: string;
    };
    /** @description Method. */
    method: string;
    /** @description The origin to which the call was sent. Default: the origin of the sandbox. */
    origin?: string;
    /** @description Path and query. */
    target: string;
}
/** @description A recorded callback. */
export interface RecordedCallback {
    /** @description The body as a string. */
    body?: string;
    /** @description The body in base64, as an alternative to `body`. */
    body_base64?: string;
    /** @description The headers. The timestamp in `X-Platform-Signature` is the time at which the callback was sent. */
    headers: {
        [key: string]: string;
    };
    /**
     * Format: date-time
     * @description The time at which the callback was received. Required only if the headers do not contain a timestamp.
     */
    received_at?: string;
}
export interface Recording {
    /** @description The number of callbacks. */
    callback_count: number;
    /** @description The number of sent callbacks without a 2xx response. */
    failed: number;
    /** @description The id, an integer starting at 1. */
    id: number;
    /** @description The time between the first and the last callback, in seconds. */
    lasts_seconds: number;
    /** @description The number of respondent identifiers that were replaced. */
    masked: number;
    /** @description The number of messages in the callbacks. */
    messages: number;
    /** @description The number of sent callbacks with a 2xx response. */
    received: number;
    /** @description The number of callbacks that were sent since the last start of the replay. */
    sent: number;
    /**
     * @description The state of the recording.
     * @enum {string}
     */
    state: "imported" | "playing" | "played" | "stopped";
}
/** @description The respondent with a PID. The same PID is the same person in every survey. */
export interface Respondent {
    /** @description One entry per question of the library. */
    answers: {
        /** @description The precodes of the answer. */
        precodes: string[];
        /** @description Question. */
        question_id: number;
        /**
         * Format: date-time
         * @description The virtual time at which the answer may change. Null if it never changes.
         */
        valid_until: string | null;
    }[];
    /** @description The locale of a sandbox panelist. Null for any other PID, which matches every locale. */
    country_language: string | null;
    /** @description Whether the respondent uses a mobile device. */
    is_mobile: boolean;
    /** @description PID. */
    panelist_id: string;
}
export interface RespondentRequest {
    /** @description The precodes by question id, as in an entry link. Other questions are answered according to the respondent's profile. */
    answers?: {
        [key: string]: string[];
    };
    /**
     * @description The number of respondents.
     * @default 1
     */
    count?: number;
    /** @description The PID of the first respondent. A number is appended for the others. A PID such as `test-10-26-11-a` requests codes. Generated if absent. */
    panelist_id?: string;
    /**
     * @description Whether the client returns the correct `[%RSFN%]` value. By default, it does if its URL contains the macro. A survey that does not verify callbacks accepts either.
     * @enum {string}
     */
    rsfn?: "right" | "wrong";
    /** @description The steps of each session after the entry, independent of the survey. */
    steps?: components["schemas"]["ScriptedStep"][];
    /** @description A survey into which the supplier has an entry link. */
    survey_number: number;
}
export interface ResponseCode {
    /** @description Code. */
    code: number;
    /** @description Meaning. */
    meaning: string;
}
/** @description A step of a session. Unlisted codes are also accepted, to test clients. */
export interface ScriptedStep {
    /**
     * @description The virtual seconds since the previous step, or since now for the first step.
     * @default 0
     */
    after_seconds?: number;
    /** @description The client survey response code. Default: 1 in the client survey, otherwise -1. */
    client_status?: number;
    /**
     * @description Exchange session response code.
     * @default 3
     */
    marketplace_status?: number;
}
/** @description One respondent in one survey. */
export interface Session {
    /** @description Client survey response code. */
    client_status: number;
    /**
     * Format: date-time
     * @description Virtual time of the entry.
     */
    entry_date: string;
    /** @description Whether the steps were specified by the PID or through this API. */
    is_forced: boolean;
    /** @description Whether the respondent has left. Adjustments may still follow. */
    is_over: boolean;
    /**
     * Format: date-time
     * @description Virtual time of the last step.
     */
    last_date: string;
    /** @description Exchange session response code. */
    marketplace_status: number;
    /** @description The meaning of the code that determines the result. Empty for an unlisted code. */
    meaning: string;
    owed: components["schemas"]["Amount"];
    /** @description The PID. Messages with the codes 236 and 237 omit it. */
    panelist_id: string;
    /**
     * Format: uuid
     * @description Id of the session.
     */
    respondent_id: string;
    /** @description MID. */
    session_id: string;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
    /** @description The name of the survey. Empty after the survey has been removed. */
    survey_name: string;
}
export interface SessionDetail {
    /**
     * Format: date-time
     * @description The time from which the session is not adjusted: the first day of the second month after the entry, in UTC.
     */
    final_from: string;
    /** @description Oldest first. */
    messages: components["schemas"]["SessionMessage"][];
    session: components["schemas"]["Session"];
    /** @description The future steps. */
    upcoming: components["schemas"]["SessionStep"][];
}
/** @description One step of a session and the message about it. */
export interface SessionMessage {
    amount: components["schemas"]["Amount"];
    /**
     * Format: date-time
     * @description Virtual time.
     */
    at: string;
    /** @description Client survey response code. */
    client_status: number;
    /** @description The id of the first callback that contained the message. */
    delivery_id?: number;
    fate: components["schemas"]["MessageFate"];
    /** @description Exchange session response code. */
    marketplace_status: number;
    /** @description The meaning of the code that determines the result. */
    meaning: string;
    /** @description The `X-Platform-Signature` of that callback, as long as the callback is stored in full. */
    signature?: string;
}
export interface SessionStep {
    /**
     * Format: date-time
     * @description Virtual time.
     */
    at: string;
    /** @description Client survey response code. */
    client_status: number;
    /** @description Exchange session response code. */
    marketplace_status: number;
}
export interface Settings {
    /**
     * @description The format of arrays in the query of the brand lift service if the document specifies only that they are arrays: values joined by commas, or one parameter per value. The other format is rejected with 400.
     * @enum {string}
     */
    array_parameters?: "comma" | "repeated";
    /**
     * @description Observed in public clients. The status code of the response to creating a survey, a link or a subscription.
     * @enum {integer}
     */
    created_status?: 200 | 201;
    /**
     * @description The hash function of the HMAC.
     * @enum {string}
     */
    entry_link_algorithm?: "sha1" | "sha256" | "sha384" | "sha512";
    /** @description The shared secret of entry links. A link without a hash is rejected with 131, and a link with a wrong hash with 243. If the secret is empty, no hash is required. */
    entry_link_key?: string;
    /** @description The name of the query parameter that contains the hash. */
    entry_link_parameter?: string;
    /**
     * @description Observed in public clients. The status code if a supplier creates a second link into a survey.
     * @enum {integer}
     */
    existing_link_status?: 400 | 409;
    /**
     * @description The format of the offerwall and the allocation lookup. `as_observed` follows the public copy: whole percentages, ids of link types, a message on success, and only surveys into which the supplier has no entry link. `as_streamed` follows the opportunities stream: shares from 0 to 1, codes of link types, no message, and all surveys.
     * @enum {string}
     */
    legacy_offerwall?: "as_observed" | "as_streamed";
    /**
     * @description The sample size from which a lift is reported: more than 50 respondents in total, as the document states, or 50 exposed and 50 control respondents, as a public guide states.
     * @enum {string}
     */
    lift_readiness?: "total" | "each_group";
    /** @description Observed in public clients. Whether locales are written as `fra_fr`, `deu_de` and so on. If true, filters accept both spellings. */
    locale_aliases?: boolean;
    /**
     * @description Observed in public clients. Whether lookups and dictionaries list every country language.
     * @enum {string}
     */
    locale_list?: "short" | "full";
    /**
     * @description Observed in public clients. Whether null values in a new link are rejected, or accepted and ignored.
     * @enum {string}
     */
    null_in_link_create?: "refused" | "accepted";
    /**
     * @description Observed in public clients. Whether null values in a link update are rejected, or accepted as empty strings.
     * @enum {string}
     */
    null_in_link_update?: "refused" | "accepted";
    /**
     * @description Whether the brand lift service responds over plain HTTP, or redirects to HTTPS with 308 like the real service. `X-Forwarded-Proto` is respected.
     * @enum {string}
     */
    plain_http?: "served" | "redirected";
    /** @description Whether the response to creating a subscription is a plain `OK`, without the key. */
    plain_ok?: boolean;
    /** @description The maximum number of calls in a burst. */
    rate_limit_burst?: number;
    /** @description The maximum number of calls per second of real time and credential. Further calls are rejected with 429 and Retry-After. 0 disables the limit. */
    rate_limit_per_second?: number;
    /** @description The maximum number of times that an undelivered callback is resent, after 1, 2, 4… minutes. */
    redeliveries?: number;
    /**
     * @description Whether a key of the sandbox environment gives access to the buyer API, or is refused.
     * @enum {string}
     */
    sandbox_key?: "buyer_api" | "refused";
    /**
     * @description The clock for the timestamps of signatures. Receivers compare the timestamps with real time, unless they also use virtual time.
     * @enum {string}
     */
    signature_time?: "real" | "virtual";
    /**
     * @description The value for a survey in a group: 0, as the document states, or 1, as in public material.
     * @enum {string}
     */
    survey_group_exists?: "as_documented" | "as_observed";
}
export interface Snapshot {
    /** @description The calls, in chronological order. */
    calls: components["schemas"]["RecordedCall"][];
    market?: components["schemas"]["MarketSize"];
    /**
     * Format: date-time
     * @description The virtual time of the snapshot.
     */
    now: string;
    /** @description The responses of receivers to callbacks and postbacks, in the order of sending. A missing response counts as 200. */
    responses?: (number | string)[];
    /** @description Seed. */
    seed: number;
    /**
     * Format: date-time
     * @description The start of the clock.
     */
    start: string;
    /** @description The state after the snapshot has been restored. */
    summary?: string;
}
export interface Study {
    /**
     * Format: uuid
     * @description Campaign.
     */
    campaign_id: string;
    /** @description Name. */
    campaign_name: string;
    /**
     * Format: date-time
     * @description The end date.
     */
    end_date: string;
    /** @description The measured questions, with the default question first. Empty for a draft. */
    questions: {
        /** @description Id of the question. */
        id: number;
        /** @description Name. */
        question_name: string;
    }[];
    /** @description The number of respondents that were visible after the last refresh. */
    respondent_count: number;
    /**
     * Format: date-time
     * @description The start date.
     */
    start_date: string;
    status: components["schemas"]["CampaignStatus"];
}
export interface Subscription {
    /** @description The URL to which callbacks are sent. */
    callback: string;
    /** @description The number of filters. */
    filter_count: number;
    /**
     * @description Stream.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description Supplier. */
    supplier_code: string;
    /** @description The number of surveys whose last message to the supplier was active. */
    survey_count?: number;
}
export interface SupplierKey {
    /** @description The id of the key. Its first 8 characters are in the signature header. */
    key_id: string;
    /** @description Base64 DER SubjectPublicKeyInfo. */
    public_key: string;
}
export interface SurveyCondition {
    /**
     * @description `OR` requires any of the precodes, `AND` all of them, and `NOT` none of them. The document specifies only `OR`.
     * @default OR
     * @enum {string}
     */
    logical_operator?: "OR" | "AND" | "NOT";
    /** @description Precodes. */
    precodes: string[];
    /** @description A question of the library. */
    question_id: number;
}
/**
 * @description The status code of a survey, such as 03 (live) or 05 (paused).
 * @enum {string}
 */
export type SurveyStatus = "01" | "02" | "03" | "04" | "05" | "06";
/** @description The true behaviour of respondents. Suppliers and buyers see only the resulting counts. */
export interface SurveyTruth {
    /** @description The average share of respondents who complete the client survey after entering it. */
    conversion: number;
    /** @description The current share of respondents who complete the client survey after entering it. */
    conversion_now: number;
    /** @description The share of other suppliers' respondents who qualify. */
    incidence: number;
    /** @description The average over time of the median length of interview, in minutes. */
    length_of_interview: number;
}
export interface UndeliveredMessage {
    amount: components["schemas"]["Amount"];
    /**
     * Format: date-time
     * @description Virtual time of the step.
     */
    at: string;
    /** @description Client survey response code. */
    client_status: number;
    /** @description The id of the callback that contained the message. */
    delivery_id?: number;
    fate: components["schemas"]["MessageFate"];
    /** @description Exchange session response code. */
    marketplace_status: number;
    /** @description PID. */
    panelist_id: string;
    /**
     * Format: uuid
     * @description Session.
     */
    respondent_id: string;
    /** @description MID. */
    session_id: string;
    /** @description Whether a later message of the session was received, so that this message is not needed. */
    superseded: boolean;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
}
/** The request is not valid. Nothing was changed. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The clock. */
export type ResponseClock = components['responses']['Clock'];
/** The request conflicts with the current state. Nothing was changed. */
export type ResponseConflict = components['responses']['Conflict'];
/** The survey after the change. */
export type ResponseMarketSurvey = components['responses']['MarketSurvey'];
/** The object does not exist. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The recording. */
export type ResponseRecording = components['responses']['Recording'];
/** The session. */
export type ResponseSessionDetail = components['responses']['SessionDetail'];
/** All settings. */
export type ResponseSettings = components['responses']['Settings'];
/** The campaign after the change. */
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
            /** @description The page. */
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
            /** @description All campaigns, oldest first. */
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
                 * @description A campaign's id.
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
            /** @description The effect that was set. */
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
                 * @description The id of a measured question.
                 * @example 1
                 */
                question_id: number;
            };
            header?: never;
            path: {
                /**
                 * @description A campaign's id.
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
                 * @description `daily` has an axis and a mark for each day. `sparkline` is small and has neither.
                 * @example sparkline
                 */
                kind?: "daily" | "sparkline";
                /**
                 * @description The id of a measured question.
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plot. */
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
                 * @description A campaign's id.
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
            /** @description The properties that were set. */
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
                 * @description A campaign's id.
                 * @example 6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10
                 */
                id: components["parameters"]["campaign_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All visible respondents, in order of recruitment. */
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
                 * @description A campaign's id.
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
                    /** @description Virtual seconds per second of real time. */
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
            /** @description The codes. */
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
                            /** @description Name. */
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
                 * @description Only deliveries with a greater id.
                 * @example 12
                 */
                after?: number;
                /**
                 * @description Whether `body` contains the body. Bodies can be large.
                 * @example false
                 */
                bodies?: boolean;
                /**
                 * @description The maximum number of items; the latest are returned.
                 * @example 100
                 */
                last?: number;
                /**
                 * @description Only callbacks of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Only items of this supplier.
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
            /** @description The deliveries. */
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
                 * @description A delivery's id.
                 * @example 1
                 */
                delivery_id: components["parameters"]["delivery_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, with the result of the check for each signature in its header. */
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
                 * @description A delivery's id.
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
                     * @description Whether the body is signed again, with a new timestamp and the current keys.
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
                 * @description The maximum number of items; the latest are returned.
                 * @example 100
                 */
                last?: number;
                /**
                 * @description Only callbacks of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Only items of this supplier.
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
            /** @description The number of faults that were removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of delivery faults that were removed. */
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
                 * @description Only emails to this address.
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
                     * @description The file's name.
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
            /** @description The faults, oldest first. If an operation has several faults, the oldest is applied first. */
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
            /** @description The number of faults that were removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of faults that were removed. */
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
                 * @description A fault's id.
                 * @example 1
                 */
                fault_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault that was removed. */
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
                 * @description Only the ledger of this supplier.
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
            /** @description One ledger for each of the key's suppliers. */
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
                 * @description Only items of this supplier.
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
            /** @description The figures. */
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
                 * @description A file of the console.
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
                 * @description Locale code.
                 * @example eng_us
                 */
                country_language?: string;
                /**
                 * @description The number of items.
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
                    /** @description The callbacks. */
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
                 * @description A recording's id.
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
                 * @description A recording's id.
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
                 * @description A recording's id.
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
                    /** @description The supplier whose subscriptions receive the callbacks. */
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
                    /** @description A new seed. */
                    seed?: number;
                    /**
                     * Format: date-time
                     * @description A new start time of the clock.
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
                 * @description A PID.
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
            /** @description The scenarios with their summaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @description Name. */
                            name: string;
                            /** @description The state after the scenario has run. */
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
                 * @description A scenario's name.
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
                 * @description Only sessions that were started before this session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                before?: string;
                /**
                 * @description Only sessions whose PID, MID or survey number contains this string.
                 * @example test-
                 */
                find?: string;
                /**
                 * @description The maximum number of items.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Only sessions of this PID.
                 * @example test-complete-a1
                 */
                panelist_id?: string;
                /**
                 * @description Only sessions in this state. `unpaid` selects finished sessions that are not paid.
                 * @example paid
                 */
                state?: "under_way" | "over" | "paid" | "unpaid" | "adjusted";
                /**
                 * @description Only items of this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
                /**
                 * @description Only sessions in this survey.
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
                        /** @description The number of sessions so far, including removed sessions. */
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
                 * @description Id of the session.
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
                 * @description Id of the session.
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
            /** @description The subscriptions of both streams. */
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
                 * @description A supplier's code.
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
                     * @description The time in virtual seconds during which both keys sign.
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
                 * @description A supplier's code.
                 * @example 4711
                 */
                supplier_code: components["parameters"]["supplier_code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A survey that is allocated to the supplier. */
                    survey_number: number;
                };
            };
        };
        responses: {
            /** @description The link. */
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
                 * @description A supplier's code.
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
                        /** @description One id per session. */
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
                    /** @description The number of items. */
                    count?: number;
                    /** @description An alternative to `count` and `survey`. */
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
                        /** @description The numbers, in the order of the request. */
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
                 * @description Only surveys whose number, name or locale contains this string.
                 * @example tea
                 */
                find?: string;
                /**
                 * @description Only surveys that accept respondents, or only surveys that do not.
                 * @example true
                 */
                is_live?: boolean;
                /**
                 * @description The maximum number of surveys. Default: all surveys.
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
            /** @description The surveys of the market, in ascending order of their numbers. */
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
                 * @description A survey's number.
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
                 * @description A survey's number.
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
                 * @description Only messages with this delivery result. Default: dropped and failed messages.
                 * @example dropped
                 */
                fate?: components["schemas"]["MessageFate"];
                /**
                 * @description Only items of this supplier.
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
                             * @description Virtual time of the latest call.
                             */
                            at: string;
                            /**
                             * Format: uuid
                             * @description Campaign.
                             */
                            campaign_id: string;
                            /** @description Filter. */
                            parameter: string;
                            /** @description The number of calls. */
                            times: number;
                            /** @description The value. */
                            value: string;
                        }[];
                    };
                };
            };
        };
    };
}
