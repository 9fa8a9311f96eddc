/** The page that a panel loads. */
import { Uri, type Webview, type WebviewOptions } from 'vscode';

/** The only folders that a panel may load anything from. */
export function pageOptions(extension: Uri): WebviewOptions {
  return {
    enableScripts: true,
    localResourceRoots: [Uri.joinPath(extension, 'dist'), Uri.joinPath(extension, 'media')],
  };
}

/**
 * The page: it loads our script, with what that shares with other pages, and nothing else. Styles are sheets that the script makes, icons are part of it, and
 * nothing of a document is ever written into it.
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

/** 128 random bits, another one each time. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
