-- Attaches the server that the environment names to the file that is open, waits for its diagnostics, fixes the file
-- and waits until they are gone. Prints one line of JSON a state.
local command = vim.fn.json_decode(os.getenv('SERVER_COMMAND'))
local limit = 20000

local function finish(code)
  vim.cmd('cquit ' .. code)
end

local function report(name)
  local found = vim.tbl_map(function(one)
    return { code = one.code, line = one.lnum, character = one.col, source = one.source, message = one.message }
  end, vim.diagnostic.get(0))
  io.stdout:write(vim.fn.json_encode({ state = name, diagnostics = found }) .. '\n')
end

local id = vim.lsp.start_client({
  name = 'reactor-level',
  cmd = command,
  root_dir = vim.fn.getcwd(),
  get_language_id = function() return 'reactor-level' end,
})
if not id or not vim.lsp.buf_attach_client(0, id) then finish(3) end

if not vim.wait(limit, function() return #vim.diagnostic.get(0) > 0 end, 10) then finish(4) end
report('broken')

local row = vim.fn.search('?', 'n') - 1
local line = vim.api.nvim_buf_get_lines(0, row, row + 1, true)[1]
local fixed = line:gsub('%?', '.')
vim.api.nvim_buf_set_lines(0, row, row + 1, true, { fixed })
if not vim.wait(limit, function() return #vim.diagnostic.get(0) == 0 end, 10) then finish(5) end
report('fixed')
vim.lsp.stop_client(id)
if not vim.wait(limit, function() return vim.lsp.client_is_stopped(id) end, 10) then finish(6) end
vim.cmd('qall!')
