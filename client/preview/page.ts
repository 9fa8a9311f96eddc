/** The page that a panel loads. */
import { Uri, type Webview, type WebviewOptions } from 'vscode';

/** The only folders that a panel may load anything from. */
export function pageOptions(extension: Uri): WebviewOptions {
  return {
    enableScripts: true,
    localResourceRoots: [Uri.joinPath(extension, 'dist'), Uri.joinPath(extension, 'media')],
  };
}

/** The page: it loads our script and style and nothing else. Nothing of a document is ever written into it. */
export function pageText(webview: Webview, extension: Uri): string {
  const address = (name: string): string =>
    webview.asWebviewUri(Uri.joinPath(extension, 'dist', name)).toString();
  const nonce = newNonce();
  const { cspSource } = webview;
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${cspSource} 'nonce-${nonce}'`,
    `font-src ${cspSource}`,
    `img-src ${cspSource} blob: data:`,
  ].join('; ');
  // the controls look for the icons' style by its id, to have it in their own trees
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta property="csp-nonce" nonce="${nonce}">
<title>Reactor Level Preview</title>
<link rel="stylesheet" id="vscode-codicon-stylesheet" nonce="${nonce}" href="${address('preview.css')}">
</head>
<body>
<script nonce="${nonce}" src="${address('preview.js')}"></script>
</body>
</html>`;
}

/** 128 random bits, another one each time. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
