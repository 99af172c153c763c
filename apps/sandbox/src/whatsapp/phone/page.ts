/** The page has nothing of its own: everything on it is drawn by its script. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Sandbox</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect x='4' y='1' width='8' height='14' rx='2' fill='%2316211d'/%3E%3Crect x='5' y='3' width='6' height='9' fill='%23f2a91b'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/sandbox/styles/desk.css">
<link rel="stylesheet" href="/sandbox/styles/controls.css">
<link rel="stylesheet" href="/sandbox/styles/phone.css">
<link rel="stylesheet" href="/sandbox/styles/sheets.css">
<link rel="stylesheet" href="/sandbox/styles/bubbles.css">
<link rel="stylesheet" href="/sandbox/styles/prompt.css">
<script type="module" src="/sandbox/script/phone/client/main.ts"></script>
</head>
<body><noscript>The phones need JavaScript.</noscript></body>
</html>
`;
