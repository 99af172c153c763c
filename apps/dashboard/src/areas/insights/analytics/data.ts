"use client";

import { answerFigures } from "@mauzo/contract/insights/answer-figures";
import { type CustomerFile, type FigureDays, type FigureFile, figures } from "@mauzo/contract/insights/figures";
import { takenFigures } from "@mauzo/contract/insights/taken-figures";
import { sources } from "@mauzo/contract/marketing/sources";
import type { TouchOrder } from "@mauzo/contract/shop/touches";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

export const useSales = (days: FigureDays) =>
  useQuery({ ...api.query(figures.sales, { query: days }), placeholderData: keepPreviousData });
export const useTaken = (days: FigureDays) =>
  useQuery({ ...api.query(takenFigures.get, { query: days }), placeholderData: keepPreviousData });
export const useProducts = (days: FigureDays) =>
  useQuery({ ...api.query(figures.products, { query: days }), placeholderData: keepPreviousData });
export const useCustomers = (days: FigureDays) =>
  useQuery({ ...api.query(figures.customers, { query: days }), placeholderData: keepPreviousData });
export const useChats = (days: FigureDays) =>
  useQuery({ ...api.query(figures.chats, { query: days }), placeholderData: keepPreviousData });

export const useAnswers = (days: FigureDays) =>
  useQuery({ ...api.query(answerFigures.get, { query: days }), placeholderData: keepPreviousData });

/** Saves how fast everybody answers as a file. */
export function useAnswersFile(days: FigureDays): () => void {
  const save = useListExport(answerFigures.file, useTranslations("analytics")("exportFailed"));
  return () => save({ query: days });
}

export const useSources = (days: FigureDays, touch: TouchOrder) =>
  useQuery({ ...api.query(sources.list, { query: { ...days, touch } }), placeholderData: keepPreviousData });

/** Saves where orders came from as a file. */
export function useSourcesFile(days: FigureDays, touch: TouchOrder): () => void {
  const save = useListExport(sources.file, useTranslations("analytics")("exportFailed"));
  return () => save({ query: { ...days, touch } });
}

/** Where the money is now; requested only for people who may see it. */
export function useCash() {
  const enabled = useCanAccess(figures.cash.access);
  return useQuery({ ...api.query(figures.cash, {}), enabled });
}

/** Saves the rows of a figure as a file; undefined for people who may not. */
export function useFigureFile(days: FigureDays): ((file: FigureFile) => void) | undefined {
  const save = useListExport(figures.file, useTranslations("analytics")("exportFailed"));
  return useCanAccess(figures.file.access) ? (file) => save({ params: { file }, query: days }) : undefined;
}

/** Saves where the money is now as a file. */
export function useCashFile(): () => void {
  const save = useListExport(figures.cashFile, useTranslations("analytics")("exportFailed"));
  return () => save({});
}

export function useCustomerFile(days: FigureDays): (file: CustomerFile) => void {
  const save = useListExport(figures.customerFile, useTranslations("analytics")("exportFailed"));
  return (file) => save({ params: { file }, query: days });
}
