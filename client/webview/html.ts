/** The HTML of a panel. */
import { Uri, type Webview, type WebviewOptions } from 'vscode';

/** The only folders that a panel may load anything from. */
export function pageOptions(extension: Uri): WebviewOptions {
  return {
    enableScripts: true,
    localResourceRoots: [Uri.joinPath(extension, 'dist'), Uri.joinPath(extension, 'media')],
  };
}

/**
 * Returns the HTML, which only loads the script and the chunks that it shares with other pages. The script contains styles
 * and icons. Contents of documents are never written into the HTML.
 */
export function pageText(webview: Webview, extension: Uri, bundle: string): string {
  const script = webview.asWebviewUri(Uri.joinPath(extension, 'dist', bundle)).toString();
  const nonce = newNonce();
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-${nonce}'">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Reactor Level</title>
</head>
<body>
<script type="module" nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}

/** Returns 128 random bits. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
