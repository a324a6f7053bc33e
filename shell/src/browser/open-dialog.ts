/** Whether a sheet or a question stands over the page: what comes by itself does not cover it. */
export const hasOpenDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
