import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** The summary of the last week as it is mailed: read once it is asked for. */
export const useWeeklySummary = (enabled: boolean) => useQuery({ ...api.query(weeklySummary.get, {}), enabled });
