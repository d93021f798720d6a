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
         * Show the page
         * @description The console: clock, campaigns with their lift, market, deliveries, sessions and faults in a browser. It asks nothing of any other address.
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
        /** List the campaigns with the questions that lift is measured on */
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
         * @description Respondents recruited from now on answer accordingly.
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
         * Show how the lift of a question went
         * @description One entry for each daily refresh, with the figures that the service showed then; the last one is what it shows now. Figures are null as long as the service shows none.
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
         * Draw how the lift of a question went
         * @description The days of `getLiftHistory` as SVG, drawn by `@fieldwork/lift-plots`. Colours are CSS variables, for a page that has its styles.
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
         * Set how many respondents a campaign recruits, and how
         * @description Sets all of it; what is absent is left to the sandbox. Respondents recruited from now on come accordingly, weights follow with the next refresh.
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
         * List the respondents recruited so far
         * @description What the lift figures are computed from, so that they can be checked by hand.
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
         * Move a campaign to another status
         * @description At once, with what that implies:
         *
         *     - `pending` launches a draft whose start date lies ahead.
         *     - `live` launches a draft and starts it now; starts a pending campaign now, with its start date; and reopens a complete one until `end_date`, without one
         *       for as long as it lasted before.
         *     - `complete` ends a live campaign now, with its end date, after a last refresh of its data.
         *
         *     Every other move is a conflict. The status that the campaign has already changes nothing.
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
         * @description Answers when everything that fell due on the way has happened, deliveries of callbacks included.
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
         * Let the clock follow real time
         * @description From now on so many virtual seconds pass in a real one, until another rate is set. 0 stands still.
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
         * @description Response codes as the spec lists them and survey statuses as the lookup names them.
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
         * @description Oldest first; the last 1,000 are kept whole, as far as 64 MB hold their bodies.
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
         * Send a callback again
         * @description The same body with the same signature, as somebody would who had recorded it; `sign_again` signs it anew.
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
         * List the callbacks that are too old to be kept whole
         * @description Of each callback before the last 1,000: to whom, when, how it went, and the size and hash of its body, so that a receiver can prove that it has every one of them. Oldest first.
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
        /** List the faults that wait for a callback */
        get: operations["listDeliveryFaults"];
        put?: never;
        /**
         * Inject a fault into the next callbacks
         * @description `drop` sends nothing; `duplicate` sends the same twice; `delay` sends it so many virtual seconds later; `reorder` sends it right after the next one of the stream, or an hour later when none comes.
         */
        post: operations["injectDeliveryFault"];
        /**
         * Remove all delivery faults
         * @description What is held back already is still sent.
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
         * @description An export sends one when its report is ready. Oldest first; the sandbox sends nothing.
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
                 * @description Id of an export or of a frequency report.
                 * @example c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57
                 */
                export_id: string;
            };
            cookie?: never;
        };
        /**
         * Download a stored file
         * @description What `s3_url` points at: the workbook or presentation of an export until it expires. Under the id of a frequency report, the table that the service would have stored.
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
        /** List the faults that wait for a call */
        get: operations["listFaults"];
        put?: never;
        /**
         * Inject a fault
         * @description The next calls of the operation that carry a good credential meet it, so many times; then it is gone. With a `status` or a `connection` the operation is not carried out unless `performs` says so; the other faults change how the true reply arrives.
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
         * Show what the exchange owes
         * @description The truth of the sandbox, to the billionth of a US dollar: what a supplier must come to who reads every message.
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
        /** Show the state in a few figures */
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
                 * @description A file of the page.
                 * @example base.css
                 */
                file: "tokens.css" | "base.css" | "components.css" | "plots.css" | "bar.css" | "frame.css" | "panels.css" | "sessions.css" | "surveys.css" | "narrow.css" | "main.js" | "rail.js" | "api.js" | "dom.js" | "bars.js" | "clock.js" | "overview.js" | "campaigns.js" | "campaign.js" | "lift.js" | "sheet.js" | "market.js" | "surveys.js" | "survey.js" | "virtual-list.js" | "deliveries.js" | "delivery.js" | "faults.js" | "sessions.js" | "session.js" | "suppliers.js" | "recordings.js";
            };
            cookie?: never;
        };
        /** Get a file of the page */
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
         * @description People of one locale with all their answers, for a supplier who has no panel. They are made from the seed and their number, and there is no end of them. Their PIDs, such as `panel-eng_us-000001`, stand for them in every survey; a survey of another locale turns them away with 37.
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
         * @description What `S2S` and `PIXEL` links sent when respondents left. Oldest first; the last 1,000.
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
         * @description Real callbacks, headers and bodies, in any order. `panelist_id`, `session_id` and `respondent_pids` are masked on their way in: the same identifier becomes the same mask, and nothing else of a body changes by a byte. `fieldwork-sandbox --recording FOLDER` imports a folder.
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
        /** Stop and forget a recording */
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
         * Play a recording
         * @description Sends its callbacks to the supplier's subscriptions, signed with the supplier's key of this sandbox, in the order and at the intervals of the recording. Time is virtual: at speed 100 a recorded day takes 864 virtual seconds. Callbacks of a stream without a subscription are left out.
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
         * Start again from the seed
         * @description Forgets every change; the clock goes back to its start and the seed stays unless a new one is given.
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
         * Show who a PID stands for
         * @description What this respondent answers in the screener when the entry link does not say, now.
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
         * @description Starts again from the snapshot's seed and plays its calls; whatever was before is forgotten. The clock's rate stays.
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
         * @description Each is a snapshot in a file: see `control/scenarios/`.
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
         * Run a named scenario
         * @description Forgets everything and restores the scenario's state.
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
         * @description The latest first. Sessions that are over are kept as far as 64 MB hold them.
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
         * @description Who entered, how it ended, what is owed, and every message with what became of it.
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
         * Say what happens to a session next
         * @description In place of what was still to come. A step without `after_seconds` happens at once: `{"steps": [{"client_status": 26}]}` adjusts a complete now. The message follows at the next beat of the subscription.
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
         * @description Where a document leaves a choice, these make the sandbox take the other one.
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
         * @description The seed, the start and every call since that may have changed something: played again they give the same state, as everything else follows from them. Callbacks are not sent a second time.
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
         * @description From now on callbacks carry two signatures, by the old key and the new one, until the overlap has passed; then only the new one.
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
         * @description As the supplier would, with the default redirects. A link that exists already is returned as it is.
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
         * @description Each starts a session now and goes on as the clock moves; outcomes follow by callback.
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
         * @description All or none. `count` of the same make, or each by itself in `items`. Suppliers are told at the next beat of their subscriptions.
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
         * @description A new survey of the market, live unless told otherwise; what is not given is drawn from the seed. Price, quotas and status then stay as they are set; respondents of other suppliers fill it. Suppliers are told at the next beat of their subscriptions.
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
         * @description As its buyer would. Suppliers are told at the next beat of their subscriptions. A survey that was created through the exchange's API changes there as well, and by the rules that hold there: what they refuse is refused here.
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
         * List the messages that the supplier does not have
         * @description Oldest session first. What a supplier computes from the messages that it received is what it is owed less the amounts of those here that are not superseded.
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
         * List the filter values that nothing has
         * @description The brand lift service takes any value of a filter, and one that nothing has, such as `daypart=no_such`, selects nobody. Those that calls of lift operations have used are listed here, the latest first; 1,000 are kept.
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
        /** @description The request is not valid; nothing changed. */
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
        /** @description Not as things are; nothing changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The survey as it is now. */
        MarketSurvey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MarketSurveyDetail"];
            };
        };
        /** @description No such thing. */
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
        /** @description The campaign as it is now. */
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
/** @description What is true of a study. An exposed respondent answers in target with the probability of the base plus the points, plus those of the device, the frequency, the creatives and the day; every sum stays within 0 and 100 %. */
export interface CampaignEffect {
    /** @description Share of unexposed respondents who give a target answer. */
    base: number;
    /** @description Points that come on top for those who saw nothing but one creative; whoever saw several has their mean, weighted by impressions. */
    by_creative?: {
        /** @description The creative, counted from 1 in the order of the campaign's creatives; one that the campaign does not have changes nothing. */
        creative: number;
        /** @description Percentage points. */
        points: number;
    }[];
    /** @description Points that come on top for those who answer in a span of time; the first that fits counts. */
    by_day?: {
        /**
         * Format: date-time
         * @description First moment.
         */
        from: string;
        /** @description Percentage points. */
        points: number;
        /**
         * Format: date-time
         * @description Last moment, no longer included; after `from`.
         */
        until: string;
    }[];
    /** @description Points that come on top for those who are on a device. */
    by_device?: {
        /**
         * @description Device.
         * @enum {string}
         */
        device: "mobile" | "desktop" | "tablet";
        /** @description Percentage points. */
        points: number;
    }[];
    /** @description Points that come on top for those who saw the campaign so many times; the first that fits counts. */
    by_frequency?: {
        /** @description Most impressions, included; absent for any number. */
        high?: number;
        /** @description Fewest impressions. */
        low: number;
        /** @description Percentage points. */
        points: number;
    }[];
    /** @description Percentage points that exposure adds; base plus points stays within 0 and 100 %. */
    points: number;
    /** @description Questions of which something else is true, by name. */
    questions?: {
        /** @description As above. */
        base: number;
        /** @description As above. */
        points: number;
        /** @description Name of the question; once launched, one that lift is measured on. */
        question_name: string;
    }[];
    /** @description People of whom something else is true; the first that fits counts. */
    segments?: {
        /** @description In place of the base above and of that of each question. */
        base?: number;
        filter_name: components["schemas"]["DemographicFilterName"];
        /** @description Greatest value, included. */
        high: number;
        /** @description Least value of the answer, at most `high`. */
        low: number;
        /** @description In place of the points above. */
        points: number;
    }[];
}
export interface CampaignMove {
    /**
     * Format: date-time
     * @description When a campaign that is reopened ends; it lies ahead.
     */
    end_date?: string;
    status: components["schemas"]["CampaignStatus"];
}
export interface CampaignPeople {
    /** @description People of whom another share is exposed; the first that fits counts. With a base that differs between them, the lift is confounded. */
    exposure_segments?: {
        filter_name: components["schemas"]["DemographicFilterName"];
        /** @description Greatest value, included. */
        high: number;
        /** @description Least value of the answer, at most `high`. */
        low: number;
        /** @description Share of them who are exposed. */
        share: number;
    }[];
    /** @description Share of respondents who are exposed; 0.5 when absent. */
    exposure_share?: number;
    /** @description Mean number of impressions of an exposed respondent; 4 when absent. */
    impressions_per_exposed?: number;
    /** @description People who are asked and do not answer; the first that fits counts. Others answer in their place, so that the number of respondents stays. */
    non_response?: {
        filter_name?: components["schemas"]["DemographicFilterName"];
        /**
         * @description Only those of this group; absent for both.
         * @enum {string}
         */
        group?: "exposed" | "control";
        /** @description Greatest value, included; absent for any. Needs `filter_name`. */
        high?: number;
        /** @description Least value of the answer, at most `high`; absent for any. Needs `filter_name`. */
        low?: number;
        /** @description Share of them who do not answer. */
        share: number;
    }[];
    /**
     * @description How respondents come between now and the end: evenly, which is what happens when absent, mostly at first, or mostly late.
     * @enum {string}
     */
    pacing?: "even" | "fast_start" | "slow_start";
    /** @description Respondents of the whole campaign; absent for what its expected impressions pay for. */
    respondents?: number;
    /** @description What respondents are weighted to when `weighted`, in place of the population that they are drawn from. Shares in the order of the buckets, which add up to 1. */
    weight_targets?: {
        /** @description Shares of 18-24, 25-34, 35-44, 45-54, 55-64 and 65+. */
        demo_age?: number[];
        /** @description Shares of men and women. */
        demo_gender?: number[];
    };
    /** @description Whether respondents are weighted to the population by age and gender; false when absent. */
    weighted?: boolean;
}
/**
 * @description Status.
 * @enum {string}
 */
export type CampaignStatus = "draft" | "pending" | "live" | "complete";
export interface CheckedDelivery {
    delivery: components["schemas"]["Delivery"];
    /** @description One entry a signature. */
    signatures: {
        /** @description Whether one of the supplier's keys of that id signed exactly this body. */
        is_valid: boolean;
        /** @description First 8 characters of the key's id. */
        key_id: string;
    }[];
}
/** @description A sub-quota. It may overlap with others, or lie within one. */
export interface ClientQuota {
    /** @description All of them must be met. */
    questions: components["schemas"]["SurveyCondition"][];
    /** @description Completes wanted in all. */
    total_wanted: number;
}
export interface Clock {
    /**
     * Format: date-time
     * @description Virtual time.
     */
    now: string;
    /** @description Virtual seconds that pass in a real one; 0 stands still. */
    rate: number;
}
/** @description Either `seconds` or `to`. */
export interface ClockMove {
    /** @description How far. */
    seconds?: number;
    /**
     * Format: date-time
     * @description Up to this moment, which lies ahead.
     */
    to?: string;
}
export interface Delivery {
    /** @description Body as sent; empty when the list was asked for without bodies. */
    body: string;
    /** @description True when it was told to get lost: it was never sent. */
    dropped?: boolean;
    /** @description Why there was no response. */
    error?: string;
    /** @description Counts up from 1. */
    id: number;
    /** @description Messages in the body. */
    item_count: number;
    /** @description The delivery that was sent again. */
    replay_of?: number;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description Signature header as sent. */
    signature: string;
    /** @description HTTP status of the response; absent when there was none. */
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
    /** @description Length of the body. */
    bytes: number;
    /** @description True when it was told to get lost: it was never sent. */
    dropped?: boolean;
    /** @description Why there was no response. */
    error?: string;
    /** @description The delivery's. */
    id: number;
    /** @description Messages in the body. */
    item_count: number;
    /** @description The delivery that was sent again. */
    replay_of?: number;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description SHA-256 of the body's bytes, in hexadecimal. */
    sha256: string;
    /** @description HTTP status of the response; absent when there was none. */
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
    /** @description Counts up from 1. */
    id: number;
    /** @description How many are still to come. */
    remaining: number;
    /** @description How many callbacks it happens to in all. */
    times: number;
};
export interface DeliveryFaultRequest {
    /**
     * @description What happens to the callback.
     * @enum {string}
     */
    kind: "drop" | "duplicate" | "delay" | "reorder";
    /**
     * @description Virtual time of a `delay`.
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
     * @description How many callbacks it happens to.
     * @default 1
     */
    times?: number;
}
/**
 * @description Demographic filter.
 * @enum {string}
 */
export type DemographicFilterName = "demo_age" | "demo_gender" | "demo_region" | "demo_education" | "demo_hhi" | "demo_hhi_int";
export interface Email {
    /**
     * Format: uuid
     * @description Campaign.
     */
    campaign_id: string;
    /** @description Counts up from 1. */
    id: number;
    /** @description Where the file is until it expires. */
    link: string;
    /**
     * Format: uuid
     * @description Id of the export; for Excel it is told nowhere else.
     */
    report_export_id: string;
    /**
     * Format: date-time
     * @description Virtual time.
     */
    sent_at: string;
    /** @description Subject. */
    subject: string;
    /** @description The words of whoever asked for the report, and where to find it. */
    text: string;
    /** @description Recipients. */
    to: string[];
}
export interface EntryLink {
    /** @description Whether the survey takes respondents. */
    is_live: boolean;
    /** @description `OWS` or `TS`. */
    link_type: string;
    /** @description The link that respondents enter by; it ends in `PID=`. */
    live_link: string;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
    /** @description Name of the survey. */
    survey_name: string;
    /** @description A link that earns nothing. */
    test_link: string;
    /** @description `NONE`, `PIXEL` or `S2S`. */
    tracking_type: string;
}
export type Fault = components["schemas"]["FaultRequest"] & {
    /** @description Counts up from 1. */
    id: number;
    /** @description Whether the operation is carried out all the same. */
    performs: boolean;
    /** @description How many have not met it yet. */
    remaining: number;
    /** @description How many calls meet it in all. */
    times: number;
};
export interface FaultRequest {
    /**
     * @description What is wrong with the body of the reply.
     * @enum {string}
     */
    alter?: "malformed_json" | "extra_field" | "unknown_enum" | "number_as_string";
    /** @description Body to go with `status`; without one the service's own words for it. */
    body?: unknown;
    /**
     * @description `reset` breaks the connection instead of a reply; `stall` sends half of the body and then nothing more.
     * @enum {string}
     */
    connection?: "reset" | "stall";
    /** @description Headers that announce the end of the operation (RFC 9745 and RFC 8594). */
    deprecation?: {
        /** @description `Link` with the relation `deprecation`. */
        link?: string;
        /**
         * Format: date-time
         * @description `Deprecation`; without one, the present of the clock.
         */
        since?: string;
        /**
         * Format: date-time
         * @description `Sunset`.
         */
        sunset?: string;
    };
    /** @description A code of the v2-beta error table, with its status and its detail; for the operations of the exchange that have such errors. */
    error_code?: string;
    /** @description Members of the error's `detail` in place of those that the sandbox makes up. */
    error_detail?: Record<string, never>;
    /** @description Name of the field that `unknown_enum` and `number_as_string` change; without one the first that can be. */
    field?: string;
    /** @description Headers beside those of the reply. */
    headers?: {
        [key: string]: string;
    };
    /** @description Real time that the reply takes longer. */
    latency_milliseconds?: number;
    /** @description Virtual time that the reply takes longer: it waits until the clock has moved that far. */
    latency_seconds?: number;
    /** @description `operationId` of either service's document. */
    operation_id: string;
    /** @description Whether the operation is carried out all the same; by default only when there is neither `status` nor `connection`. */
    performs?: boolean;
    /**
     * @description How `Retry-After` is written; a date is one of real time.
     * @default seconds
     * @enum {string}
     */
    retry_after_form?: "seconds" | "date";
    /** @description `Retry-After`. */
    retry_after_seconds?: number;
    /** @description Status instead of the true one. */
    status?: number;
    /**
     * @description How many calls meet it.
     * @default 1
     */
    times?: number;
}
/** @description What the exchange owes a supplier, and what of it the supplier was told. `owed` less `received` is the sum of `undelivered`. */
export interface Ledger {
    /** @description Sessions that are paid as they stand. */
    completes: number;
    /**
     * @description Currency of every amount.
     * @constant
     */
    currency_code: "USD";
    /** @description By month of the entry, UTC, oldest first. */
    months: {
        /** @description Those that are paid as they stand. */
        completes: number;
        /**
         * Format: date-time
         * @description From this moment on nothing of it is adjusted.
         */
        final_from: string;
        /** @description Month. */
        month: string;
        owed: components["schemas"]["Amount"];
        received: components["schemas"]["Amount"];
        /** @description Sessions that began in it. */
        sessions: number;
    }[];
    owed: components["schemas"]["Amount"];
    received: components["schemas"]["Amount"];
    /** @description Sessions. */
    sessions: number;
    /** @description Supplier. */
    supplier_code: string;
    /** @description By what became of the message: what the supplier would add if it had it. */
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
    /** @description Of the control group, who gave an in-target answer. */
    control_percentage: number | null;
    /** @description Exposed respondents who answered. */
    exposed_count: number;
    /** @description Of the exposed, who gave an in-target answer. */
    exposed_percentage: number | null;
    /** @description Lift and its margin of error. */
    high: number | null;
    /** @description Percentage points. */
    lift_percentage: number | null;
    /** @description Lift less its margin of error. */
    low: number | null;
    /** @description Whether the interval leaves zero out. */
    statistically_significant: boolean | null;
}
/** @description How many surveys the market holds. */
export interface MarketSize {
    /**
     * @description How fast they come, change and go: `real` is as fast as in a real pool.
     * @enum {string}
     */
    churn: "calm" | "real";
    /** @description Live surveys that it keeps to. */
    size: number;
}
export interface MarketSurvey {
    /** @description Locale code. */
    country_language: string;
    /** @description Whether it takes respondents. */
    is_live: boolean;
    /** @description Payout per complete in USD. */
    revenue_per_interview: number;
    status: components["schemas"]["SurveyStatus"];
    /** @description Number. */
    survey_id: number;
    /** @description Name. */
    survey_name: string;
    /** @description Completes still wanted. */
    total_remaining: number;
}
export interface MarketSurveyChange {
    /** @description Completes granted, by supplier code. */
    allocations?: {
        [key: string]: number;
    };
    /** @description Sub-quotas, in place of those that are there. */
    client_quotas?: components["schemas"]["ClientQuota"][];
    /**
     * @description The device that respondents need.
     * @enum {string}
     */
    device?: "any" | "desktop" | "mobile";
    /** @description Gross price per complete in the buyer's currency; 0 takes it off the market. */
    price?: number;
    /** @description Who may take part, in place of what is there: all of them must be met. */
    qualifications?: components["schemas"]["SurveyCondition"][];
    /** @description Quotas of which another number is wanted. */
    quotas?: {
        /** @description One of the survey's quotas. */
        quota_id: number;
        /** @description Completes wanted in all. */
        total_wanted: number;
    }[];
    /** @description Of a recontact survey: the PIDs that may be sent again, by supplier code. */
    respondent_pids?: {
        [key: string]: string[];
    };
    status?: components["schemas"]["SurveyStatus"];
    /** @description Survey groups. */
    survey_group_ids?: number[];
    /** @description Name. */
    survey_name?: string;
    /** @description Completes wanted in all; its quotas follow, and allocations stay as they are. Of a buyer's survey those follow that were not changed by hand. */
    total_wanted?: number;
}
export type MarketSurveyDetail = components["schemas"]["MarketSurvey"] & {
    /** @description Completes granted, by supplier code. */
    allocations: {
        [key: string]: number;
    };
    /** @description The buyer's currency. */
    currency: string;
    /**
     * @description The device that respondents need.
     * @enum {string}
     */
    device: "any" | "desktop" | "mobile";
    /** @description Gross price per complete in the buyer's currency. */
    price: number;
    /** @description Who may take part. */
    qualifications: components["schemas"]["SurveyCondition"][];
    /** @description The first is the total. */
    quotas: {
        /** @description Completes that there are. */
        completes: number;
        /** @description Respondents who have entered the client survey. */
        entrants: number;
        /** @description All of them must be met; the total has none. */
        questions: components["schemas"]["SurveyCondition"][];
        /** @description Quota. */
        quota_id: number;
        /** @description Completes wanted in all. */
        total_wanted: number;
    }[];
    /** @description Of a recontact survey: the PIDs that may be sent again, by supplier code. */
    respondent_pids: {
        [key: string]: string[];
    };
    /** @description Survey groups. */
    survey_group_ids: number[];
    truth: components["schemas"]["SurveyTruth"];
};
export interface MarketSurveyRequest {
    /** @description Completes granted, by supplier code; every supplier has some when absent. */
    allocations?: {
        [key: string]: number;
    };
    /** @description The buyer's estimate, in percent. */
    bid_incidence?: number;
    /** @description Sub-quotas. Drawn from the seed when absent. */
    client_quotas?: components["schemas"]["ClientQuota"][];
    /** @description What is true: of those who enter the client survey, the share who complete it. */
    conversion?: number;
    /** @description Locale code. */
    country_language?: string;
    /**
     * @description The device that respondents need.
     * @enum {string}
     */
    device?: "any" | "desktop" | "mobile";
    /** @description Minutes. */
    length_of_interview?: number;
    /** @description Gross price per complete in US dollars. */
    price?: number;
    /** @description Who may take part: all of them must be met. Drawn from the seed when absent. */
    qualifications?: components["schemas"]["SurveyCondition"][];
    /** @description Of a recontact survey: the PIDs that may be sent again, by supplier code. */
    respondent_pids?: {
        [key: string]: string[];
    };
    status?: components["schemas"]["SurveyStatus"];
    /** @description Code of the study-types dictionary; `adhoc` when absent. */
    study_type?: string;
    /** @description Survey groups. */
    survey_group_ids?: number[];
    /** @description Name. */
    survey_name?: string;
    /** @description Completes wanted in all; its quotas follow. */
    total_wanted?: number;
}
/**
 * @description What became of the message: it waits to be sent, was received with 2xx, was dropped by a delivery fault, was refused or had no response, or was never sent because no subscription asked for it.
 * @enum {string}
 */
export type MessageFate = "pending" | "received" | "dropped" | "failed" | "not_subscribed";
/** @description The state in a few figures, for a page that is looked at often. */
export interface Overview {
    /** @description Campaigns. */
    campaigns: number;
    deliveries: {
        last_failure?: components["schemas"]["Delivery"];
        /** @description The last 96 quarters of an hour of virtual time, the latest last. */
        quarters: {
            /** @description Callbacks that were dropped, refused or without a response. */
            failed: number;
            /** @description Callbacks with a 2xx response. */
            received: number;
        }[];
        /** @description Callbacks that were sent. */
        sent: number;
    };
    /** @description Faults that wait for a call or a callback. */
    faults: number;
    market: {
        /** @description New surveys in each of the last 24 hours of virtual time, the latest last. */
        arrivals: number[];
        /**
         * @description How fast surveys come and go.
         * @enum {string}
         */
        churn: "calm" | "real";
        /** @description Surveys that ended, likewise. */
        ends: number[];
        /** @description Surveys that can be looked up, those that ended lately among them. */
        known: number;
        /** @description Live surveys. */
        live: number;
    };
    /**
     * Format: date-time
     * @description Virtual time.
     */
    now: string;
    /** @description Virtual seconds that pass in a real one. */
    rate: number;
    /** @description Grows with every call and every response of a receiver: while neither it nor `now` changes, nothing has changed. */
    revision: number;
    /** @description Seed. */
    seed: number;
    sessions: {
        owed: components["schemas"]["Amount"];
        /** @description Sessions that are paid as they stand. */
        paid: number;
        suppliers: {
            owed: components["schemas"]["Amount"];
            /** @description Those that are paid as they stand. */
            paid: number;
            received: components["schemas"]["Amount"];
            /** @description Supplier. */
            supplier_code: string;
            /** @description Its sessions. */
            total: number;
        }[];
        /** @description Sessions there have been. */
        total: number;
        /** @description Respondents who have not left. */
        under_way: number;
    };
}
export interface PopulationMember {
    /** @description Ad channel of the last impression before the interview; empty for control. */
    ad_channel: string;
    /** @description Ad channels of all impressions; empty for control. */
    ad_channels?: string[];
    /** @description One entry a question. */
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
    /** @description Why there was no response. */
    error?: string;
    /**
     * @description How the link tracks.
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
    /** @description HTTP status of the response; absent when there was none. */
    status?: number;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
    /** @description The link with its macros filled. */
    url: string;
}
export interface Problem {
    /** @description What is wrong and what to do. */
    detail: string;
}
export interface RecordedCall {
    /**
     * Format: date-time
     * @description Virtual time.
     */
    at: string;
    /** @description Body as text. */
    body?: string;
    /** @description Body that is no text, in base64. */
    body_base64?: string;
    /** @description The headers that matter. */
    headers?: {
        [key: string]: string;
    };
    /** @description Method. */
    method: string;
    /** @description Address that the call was made to; without one that of the sandbox. */
    origin?: string;
    /** @description Path and query. */
    target: string;
}
/** @description One callback as it was received. */
export interface RecordedCallback {
    /** @description Body as text. */
    body?: string;
    /** @description Body in base64, in place of `body`. */
    body_base64?: string;
    /** @description Headers, `X-Platform-Signature` among them: its timestamp says when the callback was sent. */
    headers: {
        [key: string]: string;
    };
    /**
     * Format: date-time
     * @description When it was received; needed only where the headers carry no timestamp.
     */
    received_at?: string;
}
export interface Recording {
    /** @description Callbacks. */
    callback_count: number;
    /** @description Those of them that were not. */
    failed: number;
    /** @description Counts up from 1. */
    id: number;
    /** @description From the first callback to the last. */
    lasts_seconds: number;
    /** @description Identifiers of respondents that were replaced. */
    masked: number;
    /** @description Messages in them. */
    messages: number;
    /** @description Those of them with a 2xx response. */
    received: number;
    /** @description Callbacks that were sent since it was played last. */
    sent: number;
    /**
     * @description Whether it is played.
     * @enum {string}
     */
    state: "imported" | "playing" | "played" | "stopped";
}
/** @description Who a PID stands for. The same PID is the same person in every survey. */
export interface Respondent {
    /** @description One entry a question of the library. */
    answers: {
        /** @description The precodes of the answer. */
        precodes: string[];
        /** @description Question. */
        question_id: number;
        /**
         * Format: date-time
         * @description Virtual time from which they may answer otherwise; null for what hardly changes.
         */
        valid_until: string | null;
    }[];
    /** @description Locale of a panelist of the sandbox; null for any other PID, which fits in every one. */
    country_language: string | null;
    /** @description Whether they answer on a mobile device. */
    is_mobile: boolean;
    /** @description PID. */
    panelist_id: string;
}
export interface RespondentRequest {
    /** @description Precodes by question id, as an entry link carries them. What is absent is answered by the respondent's profile. */
    answers?: {
        [key: string]: string[];
    };
    /**
     * @description How many respondents.
     * @default 1
     */
    count?: number;
    /** @description PID of the first; a number is added for the others. A PID such as `test-10-26-11-a` asks for codes. Drawn when absent. */
    panelist_id?: string;
    /**
     * @description Whether the client hands the right `[%RSFN%]` value back; by default it does when its URL has the macro. A survey that does not ask for it takes either.
     * @enum {string}
     */
    rsfn?: "right" | "wrong";
    /** @description What happens to each, after the entry, whatever the survey is like. */
    steps?: components["schemas"]["ScriptedStep"][];
    /** @description A survey that the supplier has a link for. */
    survey_number: number;
}
export interface ResponseCode {
    /** @description Code. */
    code: number;
    /** @description Meaning. */
    meaning: string;
}
/** @description What is to happen to a respondent. Codes that are in no list are taken too, to try clients with. */
export interface ScriptedStep {
    /**
     * @description Virtual seconds after the step before it, the first after now.
     * @default 0
     */
    after_seconds?: number;
    /** @description Client survey response code; without one -1, or 1 in the client survey. */
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
    /** @description Whether its steps were asked for, by the PID or over this API. */
    is_forced: boolean;
    /** @description Whether the respondent has left. Adjustments may still come. */
    is_over: boolean;
    /**
     * Format: date-time
     * @description Virtual time of the last step.
     */
    last_date: string;
    /** @description Exchange session response code. */
    marketplace_status: number;
    /** @description What the deciding one of the two codes means; empty for one that is in no list. */
    meaning: string;
    owed: components["schemas"]["Amount"];
    /** @description PID, which messages leave out at 236 and 237. */
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
    /** @description Name of the survey; empty once it is forgotten. */
    survey_name: string;
}
export interface SessionDetail {
    /**
     * Format: date-time
     * @description From this moment on nothing is adjusted: the first of the second month after the entry, UTC.
     */
    final_from: string;
    /** @description Oldest first. */
    messages: components["schemas"]["SessionMessage"][];
    session: components["schemas"]["Session"];
    /** @description What is still to come. */
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
    /** @description The first callback that carried it. */
    delivery_id?: number;
    fate: components["schemas"]["MessageFate"];
    /** @description Exchange session response code. */
    marketplace_status: number;
    /** @description What the deciding one of the two codes means. */
    meaning: string;
    /** @description `X-Platform-Signature` of that callback, while the callback is kept whole. */
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
     * @description How lists in the query of the brand lift service travel where the document states only that they are arrays: joined by commas, or one parameter per value. The other form is refused with 400.
     * @enum {string}
     */
    array_parameters?: "comma" | "repeated";
    /**
     * @description Observed in public clients: status of surveys, links and subscriptions that are created.
     * @enum {integer}
     */
    created_status?: 200 | 201;
    /**
     * @description Hash function of the HMAC.
     * @enum {string}
     */
    entry_link_algorithm?: "sha1" | "sha256" | "sha384" | "sha512";
    /** @description Shared secret of entry links: one with a missing hash is refused with 131, one with a wrong hash with 243. Empty: no hash is asked for. */
    entry_link_key?: string;
    /** @description Name of the query parameter that carries the hash. */
    entry_link_parameter?: string;
    /**
     * @description Observed in public clients: status of a second link into one survey.
     * @enum {integer}
     */
    existing_link_status?: 400 | 409;
    /**
     * @description How the offerwall and the allocation lookup are written: with whole percents, link types by id, a message on success and no survey that the supplier has an entry link into, as the public copy; or with shares from 0 to 1, link types by code, no message and all surveys, as the opportunities stream.
     * @enum {string}
     */
    legacy_offerwall?: "as_observed" | "as_streamed";
    /**
     * @description When a lift has figures: from more than 50 respondents in all, as the document states, or from 50 exposed and 50 control respondents, as a public guide says.
     * @enum {string}
     */
    lift_readiness?: "total" | "each_group";
    /** @description Observed in public clients: locales are written `fra_fr`, `deu_de` and so on; filters take both spellings. */
    locale_aliases?: boolean;
    /**
     * @description Observed in public clients: lookups and dictionaries list every country language.
     * @enum {string}
     */
    locale_list?: "short" | "full";
    /**
     * @description Observed in public clients: members that are null when a link is created are left out.
     * @enum {string}
     */
    null_in_link_create?: "refused" | "accepted";
    /**
     * @description Observed in public clients: members that are null when a link is updated are empty.
     * @enum {string}
     */
    null_in_link_update?: "refused" | "accepted";
    /**
     * @description Whether the brand lift service responds over plain HTTP, or redirects with 308 to HTTPS as the real one does; `X-Forwarded-Proto` counts.
     * @enum {string}
     */
    plain_http?: "served" | "redirected";
    /** @description The response to a subscription is a plain `OK`, without the key. */
    plain_ok?: boolean;
    /** @description Calls that may come at once after a pause. */
    rate_limit_burst?: number;
    /** @description Calls per second of real time for each credential: more are refused with 429 and Retry-After. 0 is no limit. */
    rate_limit_per_second?: number;
    /** @description How often a callback that was not received is sent again, after 1, 2, 4 and so on minutes. */
    redeliveries?: number;
    /**
     * @description Whether a key of the sandbox environment opens the buyer API, or nothing.
     * @enum {string}
     */
    sandbox_key?: "buyer_api" | "refused";
    /**
     * @description The clock that the timestamps of signatures are read from; receivers compare them with real time, unless they live in virtual time too.
     * @enum {string}
     */
    signature_time?: "real" | "virtual";
    /**
     * @description Whether a survey in a group shows 0, as the document reads, or 1, as public material has it.
     * @enum {string}
     */
    survey_group_exists?: "as_documented" | "as_observed";
}
export interface Snapshot {
    /** @description Calls in their order. */
    calls: components["schemas"]["RecordedCall"][];
    market?: components["schemas"]["MarketSize"];
    /**
     * Format: date-time
     * @description Where the clock stands in the end.
     */
    now: string;
    /** @description The responses of receivers to callbacks and postbacks, in the order of sending; a missing one is 200. */
    responses?: (number | string)[];
    /** @description Seed. */
    seed: number;
    /**
     * Format: date-time
     * @description Where the clock began.
     */
    start: string;
    /** @description What is there when it has been restored. */
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
     * @description When it ends or has ended.
     */
    end_date: string;
    /** @description Those that lift is measured on, the default question first; a draft has none yet. */
    questions: {
        /** @description Id of the question. */
        id: number;
        /** @description Name. */
        question_name: string;
    }[];
    /** @description Respondents that the last refresh let be seen. */
    respondent_count: number;
    /**
     * Format: date-time
     * @description When it starts or has started.
     */
    start_date: string;
    status: components["schemas"]["CampaignStatus"];
}
export interface Subscription {
    /** @description Where callbacks go. */
    callback: string;
    /** @description Filters. */
    filter_count: number;
    /**
     * @description Stream.
     * @enum {string}
     */
    stream: "opportunities" | "outcomes";
    /** @description Supplier. */
    supplier_code: string;
    /** @description Surveys that the supplier was told of and that are open to it. */
    survey_count?: number;
}
export interface SupplierKey {
    /** @description Its first 8 characters stand in the signature header. */
    key_id: string;
    /** @description Base64 DER SubjectPublicKeyInfo. */
    public_key: string;
}
export interface SurveyCondition {
    /**
     * @description Any of the precodes fits, all of them must have been chosen, or none of them may. The document shows `OR` only.
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
 * @description Code of a survey's status: 03 is live, 05 paused.
 * @enum {string}
 */
export type SurveyStatus = "01" | "02" | "03" | "04" | "05" | "06";
/** @description What respondents really do. Suppliers and buyers see only the counts. */
export interface SurveyTruth {
    /** @description Of those who enter the client survey, the share who complete it, on average over time. */
    conversion: number;
    /** @description The same today. */
    conversion_now: number;
    /** @description Of the respondents of other suppliers, the share who qualify. */
    incidence: number;
    /** @description Median minutes, on average over time. */
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
    /** @description The callback that carried it. */
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
    /** @description Whether a later message of the session was received: then the supplier lacks nothing. */
    superseded: boolean;
    /** @description Supplier. */
    supplier_code: string;
    /** @description Survey. */
    survey_id: number;
}
/** The request is not valid; nothing changed. */
export type ResponseBadRequest = components['responses']['BadRequest'];
/** The clock. */
export type ResponseClock = components['responses']['Clock'];
/** Not as things are; nothing changed. */
export type ResponseConflict = components['responses']['Conflict'];
/** The survey as it is now. */
export type ResponseMarketSurvey = components['responses']['MarketSurvey'];
/** No such thing. */
export type ResponseNotFound = components['responses']['NotFound'];
/** The recording. */
export type ResponseRecording = components['responses']['Recording'];
/** The session. */
export type ResponseSessionDetail = components['responses']['SessionDetail'];
/** All settings. */
export type ResponseSettings = components['responses']['Settings'];
/** The campaign as it is now. */
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
            /** @description Every campaign, the first created first. */
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
            /** @description The effect that is now true. */
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
                 * @description Level of the interval.
                 * @example 0.9
                 */
                confidence_level?: 0.8 | 0.85 | 0.9 | 0.95;
                /**
                 * @description Id of a question that lift is measured on.
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
            /** @description The days. A draft has none. */
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
                 * @description Level of the interval.
                 * @example 0.9
                 */
                confidence_level?: 0.8 | 0.85 | 0.9 | 0.95;
                /**
                 * @description `daily` has an axis and a mark for each day, `sparkline` is small and has neither.
                 * @example sparkline
                 */
                kind?: "daily" | "sparkline";
                /**
                 * @description Id of a question that lift is measured on.
                 * @example 1
                 */
                question_id: number;
                /**
                 * @description Pixels.
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
            /** @description What is now set. */
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
            /** @description Every respondent, in order of recruitment. */
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
                    /** @description Virtual seconds in a real one. */
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
                 * @description Only those with a greater id.
                 * @example 12
                 */
                after?: number;
                /**
                 * @description False leaves `body` empty, as bodies can be large.
                 * @example false
                 */
                bodies?: boolean;
                /**
                 * @description Only the latest so many.
                 * @example 100
                 */
                last?: number;
                /**
                 * @description Only those of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Only those of this supplier.
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
            /** @description The delivery with one line for each signature of its header. */
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
                     * @description With a new timestamp and the keys of now.
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
                 * @description Only the latest so many.
                 * @example 100
                 */
                last?: number;
                /**
                 * @description Only those of this stream.
                 * @example outcomes
                 */
                stream?: "opportunities" | "outcomes";
                /**
                 * @description Only those of this supplier.
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
            /** @description The delivery faults, the oldest first. */
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
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Delivery faults that were removed. */
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
                 * @description Only those to this address.
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
            /** @description The e-mails. */
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
                 * @description Id of an export or of a frequency report.
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
            /** @description The faults, the oldest first; the oldest of an operation shows first. */
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
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Faults that are gone. */
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
            /** @description The fault that waits no more. */
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
                 * @description Only that of this supplier.
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
                 * @description Only those of this supplier.
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
                 * @description A file of the page.
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
                 * @description How many.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Number of the first.
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
                     * @description How many recorded seconds pass in a virtual one.
                     * @default 1
                     */
                    speed?: number;
                    /** @description The supplier whose subscriptions receive it. */
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
                     * @description A new start of the clock.
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
            /** @description Their names and what they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @description Name. */
                            name: string;
                            /** @description What is there when it has run. */
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
                 * @description Only those that began before this session.
                 * @example 3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01
                 */
                before?: string;
                /**
                 * @description Only those whose PID, MID or survey number has this in it.
                 * @example test-
                 */
                find?: string;
                /**
                 * @description At most so many.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Only those of this PID.
                 * @example test-complete-a1
                 */
                panelist_id?: string;
                /**
                 * @description Only those that are under way, over, paid, over and unpaid, or adjusted.
                 * @example paid
                 */
                state?: "under_way" | "over" | "paid" | "unpaid" | "adjusted";
                /**
                 * @description Only those of this supplier.
                 * @example 4711
                 */
                supplier_code?: string;
                /**
                 * @description Only those in this survey.
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
                        /** @description Sessions there have been, those that are forgotten among them. */
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
                    /** @description In the order of time. */
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
            /** @description Those of both streams. */
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
                     * @description How long both keys sign.
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
            /** @description The sessions that began. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One a session. */
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
                    /** @description How many. */
                    count?: number;
                    /** @description In place of `count` and `survey`. */
                    items?: components["schemas"]["MarketSurveyRequest"][];
                    survey?: components["schemas"]["MarketSurveyRequest"];
                };
            };
        };
        responses: {
            /** @description Their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order in which they were asked for. */
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
                 * @description Only those whose number, name or locale has this in it.
                 * @example tea
                 */
                find?: string;
                /**
                 * @description Only those that take respondents, or only the others.
                 * @example true
                 */
                is_live?: boolean;
                /**
                 * @description At most so many; all of them when absent.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Leaves so many out at the front.
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
            /** @description Every survey that the market knows, the latest number last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MarketSurvey"][];
                        /** @description Surveys that were found. */
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
                 * @description Only those that this became of; dropped and failed ones when absent.
                 * @example dropped
                 */
                fate?: components["schemas"]["MessageFate"];
                /**
                 * @description Only those of this supplier.
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
                            /** @description How often. */
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
