/** Whether a sheet or dialog is open. Sheets that open by themselves wait until it is closed. */
export const hasOpenDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
