import { createToastQueue } from "@mauzo/ui/toast-queue";

/** The toasts of this page. Push from anywhere. */
export const toasts = createToastQueue();
